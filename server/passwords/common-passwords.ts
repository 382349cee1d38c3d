/**
 * The words behind the passwords that attackers try first. Those that satisfy the specification's composition rule are
 * such a word with a capital, digits and a symbol ("Password1!", "P@ssw0rd123", "Summer2024!"), so the words are listed
 * and the decoration is taken off; a list of finished passwords would miss the next year's.
 */
const WORDS = new Set(
  `
  password passwort passwd passw passcode pass pword secret letmein letmeinnow trustno one welcome welcomeback hello
  helloworld login logmein signin admin administrator root toor user guest default changeme change temp temporary test
  testing tester demo sample example system server service support manager office company business computer internet
  network windows microsoft apple google facebook twitter linkedin instagram whatsapp amazon samsung android iphone
  laptop oracle cisco linux ubuntu github azure master access super superuser superman batman spiderman ironman
  starwars startrek pokemon pikachu naruto minecraft fortnite nintendo playstation xbox matrix hunter killer shadow
  dragon monkey tiger lion eagle falcon phoenix wolf bear panther jaguar cobra horse dolphin butterfly kitten puppy
  cookie cheese banana orange apple cherry peanut chocolate coffee pepper ginger sugar honey sweet candy princess
  queen king prince angel heaven jesus christ blessed faith grace hope love iloveyou lovely lover loveme forever
  sunshine sunflower flower rainbow summer winter spring autumn fall january february march april may june july
  august september october november december monday tuesday wednesday thursday friday saturday sunday weekend
  baseball football basketball soccer hockey golf tennis yankees lakers cowboys steelers eagles patriots liverpool
  arsenal chelsea barcelona juventus madrid ranger rangers ferrari porsche mercedes mustang corvette camaro harley
  chevy toyota honda yamaha michael michelle jennifer jessica jordan joshua matthew andrew daniel thomas robert
  charlie george william james john david ashley amanda nicole samantha hannah sophie maggie buster bailey max
  freedom america american usa london newyork boston chicago texas dallas houston florida california hawaii paris
  germany france england canada mexico australia india money million dollar lucky winner victory champion diamond
  silver golden gold star stars moon galaxy thunder lightning hammer rocket jupiter mercury whatever nothing
  something anything blahblah fuckyou fuck asshole bitch biteme sexy qwerty qwertyuiop qwertz azerty asdf asdfgh
  asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wasd abcd abcde abcdef abcdefg abcdefgh aaaa zzzz xxxx
  attorney lawyer lawfirm law legal lawsuit justice judge court courtroom counsel defense defence defender
  prosecutor trial verdict objection guilty innocent notguilty evidence discovery casefile client clients docket
  gavel paralegal esquire partner partners associates firm odds oddsandevidence
  `
    .trim()
    .split(/\s+/),
);

/** Letters of keys and of the alphabet that are common only when followed by a run of digits: "Abc12345!", "Qwe123!@#". */
const SHORT = new Set([
  "a",
  "aa",
  "aaa",
  "ab",
  "abc",
  "as",
  "asd",
  "qa",
  "qaz",
  "q",
  "qq",
  "qw",
  "qwe",
  "wsx",
  "z",
  "zx",
  "zxc",
  "xyz",
  "xx",
]);
const RUNS = ["01234567890123456789", "98765432109876543210", "112233445566778899", "147258369", "159357"];

/** Look-alikes that people put for letters. One and the exclamation mark may be either of two. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "3": "e",
  "6": "g",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
  "2": "z",
};

/**
 * True for a password that is a common word, or two, in the usual disguise.
 * @param context words that are as good as public for this user: their e-mail, names, firm, the product
 */
export function isCommonPassword(password: string, context: readonly string[] = []): boolean {
  const plain = password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const known = (word: string) => WORDS.has(word) || contextWords.has(word);
  const contextWords = new Set(context.flatMap(wordsOf));
  return lettersOf(plain).some((letters) => isOneOrTwo(letters, known)) || isShortWithRun(plain);
}

/** The words of a text, and the text in one: "jane.doe@firm.com" gives jane, doe, firm, janedoe and so on. */
function wordsOf(text: string): string[] {
  const lower = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const parts = lower.split(/[^\p{L}]+/u).filter((part) => part.length > 2);
  const local = lower.replace(/@.*$/s, "").replace(/[^\p{L}]/gu, "");
  return local.length > 2 ? [...parts, local] : parts;
}

/** The ways of reading a password as letters only: decoration dropped, or look-alikes between letters put back. */
function lettersOf(plain: string): string[] {
  const only = (text: string) => text.replace(/[^\p{L}]/gu, "");
  const readAs = (text: string, one: string) =>
    only(
      [...text]
        .map((sign) => (sign === "1" || sign === "!" || sign === "|" ? one : (LOOKALIKES[sign] ?? sign)))
        .join(""),
    );
  // What comes after the last letter is decoration: the "1!" of "P@ssw0rd1!" is no "il".
  const core = plain.replace(/[^\p{L}]+$/u, "");
  const inner = core.replace(/^[\d\p{P}]+/u, "");
  return [only(plain), ...["i", "l"].flatMap((one) => [readAs(core, one), readAs(inner, one)])];
}

function isOneOrTwo(letters: string, known: (word: string) => boolean): boolean {
  if (letters.length < 3) return false;
  if (known(letters)) return true;
  for (let cut = 3; cut <= letters.length - 3; cut += 1)
    if (known(letters.slice(0, cut)) && known(letters.slice(cut))) return true;
  return false;
}

function isShortWithRun(plain: string): boolean {
  const letters = plain.replace(/[^\p{L}]/gu, "");
  const digits = plain.replace(/\D/g, "");
  if (letters.length > 3 || digits.length < 3) return false;
  const isRun = RUNS.some((run) => run.includes(digits)) || /^(\d{1,3})\1+$/.test(digits);
  return isRun && (SHORT.has(letters) || letters === "");
}
