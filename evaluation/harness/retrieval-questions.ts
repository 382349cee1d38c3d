import { readCourtPages } from "#server/analyst/testing/court-pages.ts";
import { makeDocuments } from "#server/analyst/testing/make-documents.ts";
import { DEMO_EXHIBITS } from "#server/demo/exhibit-texts.ts";
import { loadCase } from "./load-case.ts";

/**
 * A question and words that a right passage holds; any of several where the papers answer it more than once. The court
 * filings are real ones that nobody here wrote; the case files were written for the rules of the analyst, not for this.
 * Public question sets are out of reach offline.
 */
type Asked = readonly [question: string, ...answers: readonly string[]];

const COURT: readonly Asked[] = [
  ["Who is the appellant in the Missouri appeal?", "NICHOLE MARIE JAGELS"],
  ["Why did the court remand the matter?", "clerical error"],
  ["Was the guilty plea knowing and voluntary?", "knowing"],
  ["How many years did the State recommend as sentence?", "22-year"],
  ["What range of punishment did she face?", "up to 49 years"],
  ["When was the amended motion for post-conviction relief filed?", "November 19, 2018"],
  ["Why did she feel coerced to take the plea offer?", "off the table"],
  ["What must a movant prove for ineffective assistance of counsel?", "customary skill"],
  ["Which presumption about counsel's performance applies?", "strong presumption"],
  ["What did she say in her petition to enter a guilty plea about threats?", "threatened"],
  ["Which class of felony did the written judgment refer to by mistake?", "class C felony"],
  ["Does the State concede the clerical mistake?", "concedes"],
  ["Does explaining the maximum punishment amount to coercion?", "does not constitute coercion"],
  ["Which counts did Jagels agree to plead guilty to?", "statutory sodomy"],
  ["Which judge signed the opinion?", "James M. Dowd"],
  ["When was the MDL transferred to this court?", "August 2015"],
  ["How many cases had been filed when the MDL closed?", "8,000"],
  ["What medical devices does Bard manufacture?", "inferior vena cava"],
  ["What is the docket number of the football appeal?", "17-3510"],
  ["Within how many days must the appearance form be returned?", "14 days"],
  ["What phone number is there for inquiries?", "212-857-8528"],
  ["How does a pro se party notify a change of mailing address?", "letter"],
  ["How much is the filing fee for the petition?", "$500"],
  ["By when must the forms be filed with the Clerk's Office?", "October 4, 2017"],
  ["Who is the case manager?", "Fultz"],
  ["Who is the survivor of Cecil Hunt?", "LINDA HILL"],
  ["Where does the debtor work as a detailer?", "Fields Fiat"],
];

const DUI: readonly Asked[] = [
  ["How many times did the truck drift over the center line?", "three times within"],
  ["What did Hollis say he had to drink after work?", "Two beers"],
  ["How many clues were noted on the walk-and-turn?", "six (6) clues"],
  ["When was he placed under arrest?", "under arrest"],
  ["How long was Hollis observed before the breath test?", "20 minutes"],
  ["Is the calibration certificate on file?", "CERTIFICATE NOT ON FILE"],
  ["What were the breath sample results?", "0.104"],
  ["Is the dash camera video attached?", "not attached"],
  ["Did the witness Pruett see the truck moving?", "never saw it moving"],
  ["Did he have surgery on his ankle?", "surgery on this ankle"],
  ["When were handcuffs applied?", "Handcuffs applied"],
  ["Was he watched for the whole time before the breath test?", "20 minutes"],
  ["Where is the dash cam footage?", "not attached"],
  ["Was it raining during the stop?", "rain"],
  ["How many beers did he have?", "beer"],
  ["When did unit 22 arrive at the jail annex?", "ARRIVED JAIL ANNEX"],
  ["Did the deputy leave the room?", "leaves the room"],
  ["When was he told of the right to remain silent?", "right to remain silent"],
];

const ROBBERY: readonly Asked[] = [
  ["How much money was taken from the register?", "from the register"],
  ["What was the suspect wearing?", "wearing"],
  ["Was a weapon found on Keogh?", "No weapon"],
  ["When was the showup conducted?", "showup was conducted"],
  ["Was the surveillance video received?", "surveillance video"],
  ["Where was Keogh that night according to him?", "sister's house"],
  ["What color was the revolver?", "silver revolver"],
  ["Which hand held the gun?", "hand"],
  ["Had Lourdes Vance been drinking?", "drinking a little"],
  ["Was the street light on?", "street light was out"],
  ["Did Keogh ask for a lawyer?", "talk to a lawyer"],
  ["Were latent prints submitted to the lab?", "Latent prints"],
];

/** Typed as an attorney types: short, with "my client", without regard to the words of the papers. */
const DEMO_MARLOW: readonly Asked[] = [
  ["when was my client read his Miranda rights?", "right to remain silent", "advised of his rights"],
  ["what was my client's BAC", "0.112", "0.087"],
  ["how many times did he cross the fog line", "fog line three times", "fog line once"],
  ["did the witness actually see him drive?", "never saw him drive", "saw MARLOW driving"],
  ["was the breath machine calibrated", "calibration", "Calibration"],
  ["how long did Teague watch him before the breath test", "full 15 minutes"],
  ["did the cop ever leave the room", "leaves the room"],
  ["is there dashcam video?", "in-car video was requested"],
  ["how much did my client say he had to drink", "two beers"],
  ["what did he say after he was arrested", "aybe a couple more"],
  ["does my client have any medical problems that affect the field tests?", "knee"],
  ["what was the weather like", "light rain", "clear night"],
  ["what was the road surface", "gravel shoulder", "dry and level"],
  ["what shoes was he wearing", "work boots"],
  ["when was the traffic stop", "TRAFFIC STOP", "2342 hours", "Lighting him up"],
  ["what time was he cuffed", "Handcuffs applied", "hands behind your back", "IN CUSTODY"],
  ["who ran the breath test?", "Operator: Ofc. R. Teague"],
  ["how many clues on the walk and turn", "five clues", "1 clue"],
  ["when was he let go and to whom", "released to family", "RELEASED TO FAMILY"],
  ["what kind of car was my client driving and what's the plate number", "JFN 40Q"],
  ["why did they pull him over", "weaved over the fog line", "when I stopped", "Lighting him up"],
  ["did the officer smell booze", "odor of an alcoholic", "I smell it on you"],
  ["do the two breath samples agree with each other", "agreeing samples", "Sample 1", "shall agree"],
  ["was my client polite or combative", "polite"],
  ["what was Winslow doing out there", "late shift at the mill"],
  ["what time did they get to the station", "AT STATION 2", "Arrival at the station"],
  ["was the bodycam on during the stop", "body-worn camera recorded"],
  ["when did the calibration run out", "Next calibration due"],
];

const DEMO_OAKES: readonly Asked[] = [
  ["did my client confess", "admitted that he took"],
  ["was he mirandized before he talked", "read OAKES his rights", "signed the waiver"],
  ["is there CCTV of the theft", "store's video shows"],
  ["how much were the jackets worth", "$240"],
  ["any priors?", "prior conviction"],
  ["how sure is the manager that it was him", "certain", "known him for a year", "known him for a year as a customer"],
];

const DEMO_IBARRA: readonly Asked[] = [
  ["who threw the first punch", "swing at the brother first"],
  ["does the bar have surveillance", "surveillance camera"],
  ["does the complainant want to press charges", "press charges"],
  ["was the alleged victim drunk", "drinking since six"],
  ["how good was the lighting", "dark at that end"],
  ["what injuries did Drumm have", "swollen lip"],
  ["were there any other witnesses", "other guests"],
  ["was my client defending somebody", "off of his brother"],
];

const LOCK_KNIFE: readonly Asked[] = [
  ["when was my client cautioned", "autioned", "Caution explained"],
  ["did he get a solicitor", "olicitor", "does not want it"],
  ["where exactly was the blade found", "side pocket", "right hand side pocket"],
  ["was the BWV switched on", "body worn video was switched on", "BWV?", "not uploaded"],
  ["is there any CCTV", "Council CCTV", "CCTV is retained"],
  [
    "what reason did my client give for having the knife",
    "for work",
    "It is Craig's",
    "a tool",
    "could not give a reasonable excuse",
  ],
  ["was he injured during the arrest", "banged his head", "knocked head", "head injury", "Injury or damage"],
  ["what grounds were recorded for the search", "Male in area", "GROUNDS", "grounds"],
  ["does my client have any previous convictions or cautions", "1 caution 2018"],
  ["whose bag was it", "our kid's bag", "Craig's bag", "not even my bag"],
  ["why did he waive legal advice", "just wants to get off home", "take all night"],
  ["what happened to the second male", "TULLEY was searched", "second male", "dealt with TULLEY"],
  ["what was the seal number on the knife", "C1180276", "C1108276"],
];

const CAR_SEARCH: readonly Asked[] = [
  ["did my client consent to the search", "consent to any searches", "verbal consent"],
  ["how much did the coke weigh", "14.2 grams", "11.6 grams"],
  ["where in the car were the drugs found", "glove box", "front passenger seat"],
  ["did he signal before changing lanes", "turn signal is on", "failing to signal"],
  ["whose car was it", "registered to his cousin", "borrowed the car"],
  ["what did the lab say", "lab report is pending"],
  ["how much cash did they take", "$600"],
  ["was the evidence bag sealed", "bag not sealed"],
  ["why is there no audio", "Audio muted"],
  ["where was the baggie kept before it was logged in", "patrol car until the end of shift"],
];

export const OFF_TOPIC = [
  "What is the capital of France?",
  "How do I bake sourdough bread at home?",
  "Who won the soccer world cup in 2018?",
  "Write a poem about autumn leaves",
  "What is the boiling point of mercury?",
  "Recommend a good Italian restaurant in Chicago",
  "How tall is Mount Everest?",
  "Translate good morning into Japanese",
  "What are the symptoms of influenza?",
  "How does photosynthesis work?",
  "Which laptop should I buy for gaming?",
  "Explain quantum entanglement to a child",
  "Who painted the Mona Lisa?",
  "What time zone is Sydney in?",
  "How many planets orbit the sun?",
  "Is bitcoin a good investment?",
  "Who composed the Moonlight Sonata?",
  "What are the rules of cricket?",
  "How do vaccines train immunity?",
  "Which enzyme digests lactose?",
  "Best hiking trails near Denver?",
  "How do I reset a router password?",
  "What causes ocean tides?",
  "What is the exchange rate of the euro?",
  "Name three Shakespeare comedies",
  "How do airplanes generate lift?",
  "What is the gross domestic product of Brazil?",
  "Tell me a joke about penguins",
  "How long do elephants live?",
  "What does a mitochondrion do?",
  "Was the DNA sample contaminated in the freezer?",
  "Did the helicopter pilot testify about turbulence?",
  "What was the ransom in the kidnapping?",
  "Which yacht was seized by customs?",
  "How many kilograms of heroin were in the container?",
  "What is the zoning law for beekeeping?",
  "Who inherits the vineyard under the trust?",
  "Did the landlord return the security deposit?",
  "What patents cover the turbine blade?",
  "How was the merger with the airline financed?",
];

const demo = (name: string) =>
  makeDocuments(
    DEMO_EXHIBITS.filter(({ fileName }) => fileName.startsWith(`${name}-`)).map(({ fileName, pages }) => [
      fileName,
      ...pages,
    ]),
  );

export const RETRIEVAL_CASES = [
  { documents: readCourtPages(), clientName: null, asked: COURT },
  { documents: loadCase("dui-pickup-drifting").documents, clientName: "Hollis", asked: DUI },
  { documents: loadCase("robbery-quick-stop-market").documents, clientName: "Keogh", asked: ROBBERY },
  { documents: demo("marlow"), clientName: "Jonah Marlow", asked: DEMO_MARLOW },
  { documents: demo("oakes"), clientName: "Devin Oakes", asked: DEMO_OAKES },
  { documents: demo("ibarra"), clientName: "Teo Ibarra", asked: DEMO_IBARRA },
  { documents: loadCase("weapons-lock-knife-england").documents, clientName: "Kieran Ashworth", asked: LOCK_KNIFE },
  { documents: loadCase("drugs-car-consent-search").documents, clientName: "Marcus Teller", asked: CAR_SEARCH },
];
