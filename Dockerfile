# The house in a container: `docker compose up` (see compose.yaml and docs/hosting.md).

# Node is needed while the web client is built, and stays behind in this stage.
FROM python:3.11-slim-trixie AS wheel
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY package.json package-lock.json .npmrc vite.config.ts tsconfig.json svelte.config.js ./
COPY web ./web
COPY src ./src
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheel .

FROM python:3.11-slim-trixie
LABEL org.opencontainers.image.title="perankh" \
      org.opencontainers.image.description="The House of Life: Egyptian board games" \
      org.opencontainers.image.licenses="MIT"
# `perankh backup` copies a house on PostgreSQL by pg_dump, the newest that there is.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/*
COPY constraints.txt /tmp/constraints.txt
COPY --from=wheel /wheel /tmp/wheel
RUN pip install --no-cache-dir --constraint /tmp/constraints.txt "$(ls /tmp/wheel/*.whl)[compiled,serve]" \
    && rm -r /tmp/wheel /tmp/constraints.txt \
    && useradd --system --create-home --home-dir /house --uid 10001 house
USER 10001
WORKDIR /house
# Compiled before anybody waits for it.
ENV PERANKH_CACHE=/house/.compiled \
    PYTHONUNBUFFERED=1
RUN perankh warm --quiet && mkdir /house/data
VOLUME /house/data
ENV PERANKH_DATABASE=/house/data/house.db \
    PERANKH_HOST=0.0.0.0 \
    PERANKH_PORT=8000 \
    PERANKH_LOGS=json
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen(f'http://127.0.0.1:{os.environ[\"PERANKH_PORT\"]}/health', timeout=4)"]
ENTRYPOINT ["perankh"]
CMD ["serve"]
