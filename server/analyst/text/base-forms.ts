/** Verbs whose forms a stemmer does not bring together, those that witnesses use most: the base, then its forms. */
export const COMMON_FORMS = `drive drove driven driver drivers driving|strike struck striking|throw threw thrown throwing|run ran running|see saw seen seeing
  |hear heard hearing|take took taken taking|give gave given giving|shoot shot shots shooting shooter|steal stole stolen stealing
  |break broke broken breaking|bite bit bitten biting|swing swung swinging|hold held holding|fight fought fighting
  |fall fell fallen falling|tell told|know knew known knowing|meet met meeting|wear wore worn wearing|drink drank drunk drinking
  |hide hid hidden hiding|sell sold selling|buy bought buying|write wrote written writing|speak spoke spoken speaking
  |leave left leaving|come came coming|go went gone going|sit sat sitting|stand stood standing|sleep slept sleeping asleep
  |find found finding|keep kept keeping|lose lost losing|pay paid paying|spit spat spitting|stab stabbed stabbing stabs
  |rob robbed robber robbery robbing|hit hits hitting|swear swore|wake woke woken|put puts putting|read reading|flee fled fleeing`;

/** The base of each form of a list such as "hear heard|see saw seen", the base itself included. All in small letters. */
export function baseFormsIn(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split("|").flatMap((line) => {
      const [base = "", ...forms] = line.trim().split(/\s+/);
      return [base, ...forms].map((form) => [form, base] as const);
    }),
  );
}
