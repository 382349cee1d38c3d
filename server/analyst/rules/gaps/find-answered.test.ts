import { describe, expect, it } from "vitest";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCaseText } from "../../text/case-text.ts";
import { findAnswered } from "./find-answered.ts";

const HEAD = "OFFICE OF THE COUNTY PROSECUTOR\nMay 6, 2024\nRe: State v. Voight\n\n";

const read = (text: string, fileName = "letter.pdf", head = HEAD) =>
  findAnswered(readCaseText(makeDocuments([[fileName, head + text]])), []);
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

  it.each([
    ["Deck audio and ferry video. Orr's bodycam I have asked for.", ["Orr's bodycam"]],
    ["- Ferry video, deck 2: uploading, I will tell you when it is there.", ["Ferry video, deck 2"]],
    ["I will ask the harbor office for the tide log.", ["Tide log"]],
    ["The officer has been asked for the tide log (AB/2) but there is a delay.", ["Tide log (AB/2)"]],
    [
      "I have the 911 audio on request to the county. The crew interview recording I will get from records.",
      ["911 audio", "Crew interview recording"],
    ],
    [
      "A second lab report, comparing a reference sample, is expected. Call me with questions.",
      ["Second lab report, comparing a reference sample"],
    ],
    [
      "There is one more file which is the deck video. The harbor keeps it 60 days and I put in the request yesterday.",
      ["Deck video"],
    ],
    [
      "The deck stills and the log are at evidence. I've asked Det. Orr to put them on the share.",
      ["Deck stills and the log"],
    ],
    ["Deck video: D2, should be on the share by Friday.", ["Deck video"]],
    [
      "I don't have a deck camera video, I'll ask Leland. Harbor sale video, I understand it may be gone.",
      ["Deck camera video", "Harbor sale video"],
    ],
    ["Still waiting on the jail call disc, the harbor says so you should have it this week.", ["Jail call disc"]],
    ["I haven't asked for the alarm company records.", ["Alarm company records"]],
    [
      "Outstanding, requested from the harbor: notes of Orr and Moss; cell video and phone log.",
      ["Notes of Orr and Moss", "Cell video and phone log"],
    ],
    ["Not here yet: latent print results (not back).", ["Latent print results"]],
    ["The State is in contact with the harbor on lapel video and will supplement if there is any.", ["Lapel video"]],
    ["Video of the interview may be obtained upon the provision of a blank drive.", ["Video of the interview"]],
    ["14 photographs may be viewed in the DA's office.", ["14 photographs"]],
    [
      "Request for the operator's training records and permit is denied as overbroad.",
      ["Operator's training records and permit"],
    ],
    ["Paragraph 7 (911 recordings): I have asked the harbor for them.", ["911 recordings"]],
    ["- 911 audio - we don't order it routinely. If you want it you can get it from the county.", ["911 audio"]],
    ["- Deck video: the State has only the clip.", ["Deck video"]],
    [
      "(b)  Patrol instructions for the pier. Not in the Crown's possession and in my view irrelevant.",
      ["Patrol instructions for the pier"],
    ],
    ["If you want the bench notes please ask the laboratory directly.", ["Bench notes"]],
    ["The broken lantern may be inspected at the harbor office by appointment.", ["Broken lantern"]],
    ["You may review the photographs of the deck at our office.", ["Photographs of the deck"]],
    [
      "The following remain outstanding: the tide log; statement of Mr Orr (requested 2/12); the crew report. I will write again.",
      ["Tide log", "Statement of Mr Orr", "Crew report"],
    ],
    ["1. Lab: they have the swabs but nothing assigned. I don't expect it before spring.", ["Lab results"]],
  ])("is read where the letter speaks freely: %j", (text, names) => {
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
    ["the other side may ask for", "The deck photos are numbers 11 and 12. I know you'll ask."],
    ["asks a person", "Interview memo. I asked about the ferry video and who was there."],
    ["is a row with a box", "[ ] Ferry video   requested"],
  ])("is not what %s", (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it("is told in its own words where its name leans on them", () => {
    const text = "The harbor talked to the mate, I don't have a report of it.";
    expect(namesIn(text)).toEqual([`"${text}"`]);
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

  it("has the letter's words for its name where the name needs them, unless the client may speak in them", () => {
    const item = "1. A disc, resent. Items 3 to 5, the deck log and notes of Orr, I have asked the harbor for.";
    const [name] = namesIn(item);
    expect(name).toMatch(/^"/);
    expect(namesIn(item.replace("1. A disc, resent.", "1. Your client said so."))).not.toContainEqual(
      expect.stringMatching(/client said/),
    );
  });

  it("is not what has been uploaded already", () => {
    expect(namesIn("- Deck video is uploaded (two clips).")).toEqual([]);
    expect(namesIn("- Deck video is being uploaded.")).toEqual(["Deck video"]);
  });

  it("is not read in reports", () => {
    expect(read("Ferry video: I have asked the harbor.", "report.pdf", "INCIDENT REPORT\nOfficer Hale\n\n")).toEqual(
      [],
    );
  });
});
