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

/**
 * Long passwords in lists of common passwords that the words above don't cover. Shorter ones are
 * refused for their length. Source: the password list of @zxcvbn-ts/language-common (MIT).
 */
export const commonLongPasswords: ReadonlySet<string> = new Set(
  `mailcreated5240 polniypizdec0211 123456789987654321 1qaz2wsx3edc4rfv momsanaladventure
  hd764nw5d7e1vb1 qazwsxedcrfvtgb 23176djivanfros 12345678900987654321 polniypizdec110211
  12345678987654321 q1w2e3r4t5y6u7i8 zqjphsyf6ctifgu lhbjkjubz2957704 1qazxsw23edcvfr4
  nemvxyheqdd5oqxyxyzi 1234qwerasdfzxcv 1234567890987654321 passwordstandard bpgjldsgjldthnf
  1234567887654321 122333444455555 111222333444555 1qa2ws3ed4rf5tg nick1234-rem936 qwertasdfgzxcvb
  aksjdlasdakj89879 lytdybrbdfvgbhf passwordassword 420842084208555 polniypizdec1102 ne_e_pod_chehyl
  hd764nw5d7e1vbv bhrh0h2oof6xbqjeh`.split(/\s+/),
);
