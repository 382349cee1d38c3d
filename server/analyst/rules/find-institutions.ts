import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { toPlain } from "../text/to-plain.ts";
import { readHeadings } from "./find-records.ts";

/** A company or institution that a page names and from which the file holds no paper. */
export type NamedInstitution = {
  /** As the page writes it: "Tri-County Salvage". */
  readonly name: string;
  readonly sentence: CaseSentence;
  /** Where in `text` it is named. */
  readonly at: number;
};

/** What the names of businesses and institutions end with. Police and courts have their own gaps. */
const KIND = [
  "Salvage|Towing|Wrecker|Auto(?: Body| Repair| Parts| Sales)?|Motors|Tire|Garage|Collision|Metals|Recycling|Rentals?|Rent-A-Car|Storage|Moving|Transport|Trucking|Logistics|Freight|Transit|Taxis?|Cabs?|Rail|Airlines",
  "Bank|Credit Union|Building Society|Savings|Insurance|Mutual|Casualty|Financial|Accounting|CPA|Realty|Properties|Estates|Lettings|Housing Association|Apartments|Towers",
  "Hospital|Infirmary|Medical Center|Medical Centre|Health Center|Healthcare|Clinic|Surgery|Urgent Care|Pharmacy|Dental|Pediatrics|Counseling|Hospice|Ambulance|EMS|Nursing Home|Care Home",
  "School|Academy|Elementary|Middle|High School|University|College|Church|Ministries|Mosque|Temple|Youth Center|Shelter|Refuge",
  "Market|Mart|Foods|Grocery|Liquors?|Store|Stores|Supermarket|Outlet|Mall|Plaza|Hardware|Jewelers|Jewellers|Pawn|Guns|Sporting Goods|Gas|Fuel|Motel|Inn|Hotel|Lodge|Suites|Tavern|Bar|Grill|Pub|Lounge|Restaurant|Diner|Cafe|Café|Kitchen|Brewery|Pizza|Casino|Gym|Fitness|Salon|Barbers?|Laundromat|Cleaners",
  "Security|Alarms?|Monitoring|Wireless|Mobile|Telecom|Communications|Electric|Power|Utilities|Laborator(?:y|ies)|Labs?|Diagnostics|Toxicology|Forensics|Construction|Roofing|Plumbing|Contractors|Contracting|Builders|Landscaping|Staffing|Services|Solutions|Systems|Technologies|Industries|Enterprises|Company|Co\\.|Corp\\.?|Corporation|Inc\\.?|LLC|Ltd\\.?|LLP|PLC|plc|Group|Partners|Associates|Foundation|Trust|Association",
].join("|");
const NAME_WORD = "[A-Z][\\w'’-]*|&|of|and|the";
const SUFFIXED = new RegExp(`(?<![\\w&'’-])((?:[A-Z][\\w'’-]*)(?: (?:${NAME_WORD})){0,3} (?:${KIND}))(?![\\w-])`, "g");
/** Those whose records are asked for most and whose names say nothing of what they are. */
const BRAND =
  /(?<![\w'’-])(Verizon|AT&T|T-Mobile|Cricket Wireless|Boost Mobile|Metro PCS|MetroPCS|Vodafone|Amazon|Walmart|Costco|Kroger|Safeway|Home Depot|Lowe's|Best Buy|Walgreens|CVS|Rite Aid|7-Eleven|Circle K|Wawa|Sheetz|Exxon|Tesco|Sainsbury's|Asda|Aldi|Lidl|Greggs|McDonald's|Wendy's|Burger King|Taco Bell|Starbucks|Western Union|MoneyGram|Cash App|CashApp|Venmo|Zelle|PayPal|Coinbase|Wells Fargo|Chase Bank|Barclays|Lloyds|HSBC|NatWest|Monzo|FedEx|DHL|USPS|Evri|DoorDash|Grubhub|Deliveroo|Just Eat|Airbnb|Greyhound|Amtrak|ADT|SimpliSafe|Vivint|Brinks|OnStar|Geico|GEICO|Allstate|State Farm|DMV|DCF|DCFS|Social Services|DVLA|LabCorp)(?![\w-])/g;
const NO_INSTITUTION =
  /\b(?:police|sheriff|constabulary|court|attorney|prosecut\w+|public defender|department of (?:public safety|corrections)|state patrol|highway patrol|evidence|crime|victim|case|incident|report|form|page|item)\b/i;
/** A file that names more is a directory. */
const MOST = 60;

/**
 * Companies and institutions that pages name and that no paper of the file is headed by, each once, in the order in which they
 * come up.
 */
export function findInstitutions(caseText: CaseText): NamedInstitution[] {
  const headings = readHeadings(caseText);
  const found = new Map<string, NamedInstitution>();
  for (const sentence of caseText.accounts) {
    // In capitals every word looks like a name.
    if (!/[a-z]{3}/.test(sentence.text)) continue;
    for (const match of [...sentence.text.matchAll(SUFFIXED), ...sentence.text.matchAll(BRAND)]) {
      const name = (match[1] ?? "")
        .replace(/\s+/g, " ")
        .replace(/^(?:(?:the|at|in|on|from|to|and|of|by|for|per|with|his|her) )+/i, "");
      const key = toPlain(name);
      // "The Hospital" has no name.
      const isNamed = name.includes(" ") || match[0] === name;
      if (!isNamed || NO_INSTITUTION.test(name) || found.has(key) || headings.some((heading) => heading.includes(key)))
        continue;
      if ([...found.keys()].some((other) => other.includes(key) || key.includes(other))) continue;
      found.set(key, { name, sentence, at: match.index });
      if (found.size >= MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}
