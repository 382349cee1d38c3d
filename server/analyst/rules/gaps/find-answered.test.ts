import { describe, expect, it } from "vitest";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCaseText } from "../../text/case-text.ts";
import { findAnswered } from "./find-answered.ts";

const HEAD = "OFFICE OF THE COUNTY PROSECUTOR\nMay 6, 2024\nRe: State v. Voight\n\n";

const read = (text: string, fileName = "letter.pdf", head = HEAD) =>
  findAnswered(readCaseText(makeDocuments([[fileName, head + text]])));
const namesIn = (text: string) => read(text).flatMap(({ items }) => items.map(({ what }) => what));

describe("what a letter of the prosecution says it does not have", () => {
  it("is a gap in the letter's own words", () => {
    const [gap] = read("   Ferry deck video, Cam 2:  I have asked the harbor office for this.\n");
    expect(gap).toMatchObject({
      ...{ basis: "stated", text: 'Ferry deck video, Cam 2: "I have asked the harbor office for this."' },
      detail: 'According to "letter".',
    });
    expect(gap?.citations).toEqual([
      {
        ...{ documentId: "document-1", pageNumber: 1 },
        quote: "Ferry deck video, Cam 2:  I have asked the harbor office for this.",
      },
    ]);
  });

  it.each([
    ["- Ferry video: not in my file.", ["Ferry video"]],
    ["- Ferry video. Det. Orr says it is on an old phone. She is asking IT.", ["Ferry video"]],
    ["2. You asked about the ferry video. I don't see it on the list.", ["Ferry video"]],
    ["- Ferry video, I don't have it. Will ask.", ["Ferry video"]],
    ["- Nurse's record (2 pp). The photographs are held by the hospital; I do not have them.", ["Photographs"]],
    ["- Photographs. I have asked the harbor for them.", ["Photographs"]],
    ["- 911: I do not have the call itself, only the log.", ["911 call"]],
    [
      "We do not have the barge's tide log or the crew list, and they are not in our possession.",
      ["Barge's tide log or the crew list"],
    ],
    ["The log is at tab 2. The ferry video has been ordered and will be sent on receipt.", ["Ferry video"]],
    [
      "Ferry video: not kept on the boat.\nThe harbor's phone extraction is with the lab and not complete.",
      ["Harbor's phone extraction"],
    ],
  ])("is read in %j", (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it("is read in rows, also by the letters of a key", () => {
    expect(namesIn("  Ferry video, deck 2 .................. in preparation\n  Tide log          served")).toEqual([
      "Ferry video, deck 2",
    ]);
    const form =
      "Key:  P = provided     O = outstanding\n\n  Tide log, May      P   05/02/24\n  Ferry video        O   harbor asked\n";
    expect(namesIn(form)).toEqual(["Ferry video"]);
    expect(namesIn("  14    Ferry video, deck 2                requested             -")).toEqual([
      "Ferry video, deck 2",
    ]);
    expect(namesIn("[X] Crew list    [ ] Ferry video  (to follow, format issue)")).toEqual(["Ferry video"]);
  });

  it.each([
    ["was sent", "- Ferry video: I have asked again and you should have a new link."],
    ["is in the packet", "- Ferry audio - it should be on CD 2. I have asked Tina to burn it again."],
    ["never was", "- Ferry video: the deck has no camera. There is no video. I have asked."],
    ["comes by rule", "Witness statements will be provided pursuant to Rule 26.2 after direct examination."],
    ["is to be had for asking", "Deck audio will be provided upon request."],
    ["was not asked for", "No laboratory report has been requested at this time."],
    ["names no record", "- Ms. Orr: I have asked her to call you."],
    ["is the letter's to the other side", "Please send your alibi notice. We have not received a reply."],
    [
      "is another thing",
      "- Ferry video. See page 4. The harbor's answer is with Det. Orr and I have asked him to burn it.",
    ],
    ["asks a person", "Interview memo. I asked about the ferry video and who was there."],
    ["is a row with a box", "[ ] Ferry video   requested"],
  ])("is not what %s", (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it("is shortened to the clause that says so", () => {
    const long = "the harbor office moved to another building in the spring of that year";
    const [gap] = read(`Ferry video: ${long} (see tab 2, page 4, line 6) and I have asked for it.`);
    expect(gap?.text).toBe('Ferry video: "I have asked for it."');
    const [other] = read(`Ferry video: requested) ${long} ${long}.`);
    expect(other?.text).toMatch(/^Ferry video: "requested\) .{20,90} \.\.\."$/);
  });

  it.each([
    ["by the office in the address", "From: Ada Orr <aorr@tidelandda.example>\nTo: Ben Voss\nSubject: RE: Voight", ""],
    ["by the offer it makes", "From: Ada Orr\nTo: Ben Voss\nSubject: RE: Voight", "\n\nMy offer is open to May 20."],
  ])("is read in a mail that shows its writer %s", (_, head, end) => {
    expect(read(`Ferry video - I have asked the harbor.${end}`, "mail.pdf", `${head}\n\n`)).toHaveLength(1);
    expect(
      read("Ferry video - I have asked the harbor.", "mail.pdf", "From: Ben Voss\nTo: Ada Orr\nSubject: Voight\n\n"),
    ).toEqual([]);
  });

  it("is not read in reports", () => {
    expect(read("Ferry video: I have asked the harbor.", "report.pdf", "INCIDENT REPORT\nOfficer Hale\n\n")).toEqual(
      [],
    );
  });
});
