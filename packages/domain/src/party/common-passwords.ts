/**
 * Words in commonly guessed passwords. Long passwords are rarely in lists but often consist of such
 * words with a year or of two words, so words are listed instead of passwords.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `password passwort passwd pass pwd secret secrets letmein welcome willkommen bienvenue hello
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qwe asd zxc qaz wsx edc
  admin administrator root user username login guest test tester testing demo default changeme
  change me master super superman batman spiderman pokemon starwars dragon monkey football soccer
  baseball basketball hockey tennis liverpool arsenal chelsea barcelona juventus
  sunshine princess flower shadow michael jordan jessica ashley daniel thomas charlie andrew
  iloveyou loveyou lovely love trustno trust freedom whatever forever access access system
  computer internet google facebook microsoft windows apple samsung cheese banana chocolate
  cookie summer winter spring autumn january february march april may june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday
  company office work server database temp temporary pass1 abc abcd abcde abcdef abcdefg xyz
  contrasena hasloo haslo senha parola motdepasse geheim hallo azertyuiop baton workflow
  ninja mustang killer hunter ranger buster soccer harley hottie tigger joshua pepper ginger
  matrix silver golden purple orange yellow diamond phoenix eagle tiger lion lucky money the my is
  new old one two three four five six seven eight nine zero a i x y z`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
