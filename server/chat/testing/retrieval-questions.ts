import { DUI_CASE } from "../../analyst/rules/testing/case-dui.ts";
import { ROBBERY_CASE } from "../../analyst/rules/testing/case-robbery.ts";
import { readCourtPages } from "../../analyst/testing/court-pages.ts";

/**
 * A question and words that the right passage holds. The court filings are real ones that nobody here wrote; the two
 * case files were written for the rules of the analyst, not for this. Public question sets are out of reach offline.
 */
type Asked = readonly [question: string, answer: string];

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

export const RETRIEVAL_CASES = [
  { documents: readCourtPages(), asked: COURT },
  { documents: DUI_CASE.documents, asked: DUI },
  { documents: ROBBERY_CASE.documents, asked: ROBBERY },
];
