### Les mots que tous les jeux partagent, en français.

# Le nom d'une place à laquelle personne n'en a donné.
seat = Place { $number }
