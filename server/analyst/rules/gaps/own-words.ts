import { toPlain } from "../../text/page/to-plain.ts";

/** Where the next mail of a thread begins. */
const NEXT_MAIL = /\n(?=>? ?on [^\n]{6,90} wrote:|-{3,} ?(?:original|forwarded)|(?:> ?)?from: )/i;
const MAIL = /^\s*from: .*(?:\n.*){0,3}\n(?:to|cc|sent|date|subject): /i;
/** The line that names who wrote a mail, and the name in it. */
const FROM = /(?:^|\n)(?:> ?)?from:\s*([^\n<([]*)[^\n]*/i;
/** Who makes an offer prosecutes. */
const OFFERS =
  /\b(?:my|our) (?:offer|plea)\b|\bthe (?:state's |people's )?(?:plea )?offer (?:is|remains|stands|expires)\b|\boffer is (?:to )?(?:plead|plea|\d)|(?:^|\n)\s*(?:plea )?offer: /;
/** "jdoe@kentda.org", "jdoe@corbinsao.gov": a prosecutor's office; not a state whose name ends so. */
const OFFICE = /@[\w.-]*(?<!\b(?:neva|flori|cana))(?:da|sao)\d{0,3}\.[a-z]/;
/** Characters at the end of a mail that say who writes. */
const SIGN_OFF = 300;

type Mail = { readonly text: string; readonly sender: string | null; readonly isSigned: boolean };

/** The mails of a page in their order; none where the page is no mail. */
function mailsOf(page: string, side: RegExp): readonly Mail[] {
  if (!MAIL.test(page)) return [];
  return page
    .trimStart()
    .split(NEXT_MAIL)
    .map((text) => {
      const [line = "", name] = FROM.exec(text) ?? [];
      const sender =
        name
          ?.toLowerCase()
          .match(/[a-z]+/g)
          ?.toSorted()
          .join(" ") ?? null;
      const signature = text.trimEnd().slice(-SIGN_OFF);
      const isSigned = side.test(toPlain(`${line}\n${signature}`)) || OFFICE.test(line.toLowerCase());
      return { text, sender, isSigned: isSigned || OFFERS.test(toPlain(text)) };
    });
}

/** Whether one of the mails on a page is of the prosecution: by its signature or sender, or because it makes an offer. */
export function isSignedBy(page: string, side: RegExp): boolean {
  return mailsOf(page, side).some(({ isSigned }) => isSigned);
}

/**
 * What one side says on a page of its own: of a thread neither the mails that it answers nor the answers to it.
 * @param side words in a signature or sender's line, lower case, that say that a mail is of that side
 */
export function ownWords(page: string, side: RegExp): string {
  const mails = mailsOf(page, side);
  const signed = new Set(mails.flatMap(({ sender, isSigned }) => (isSigned && sender !== null ? [sender] : [])));
  const own = mails.filter(({ sender, isSigned }) => isSigned || (sender !== null && signed.has(sender)));
  if (own.length > 0) return own.map(({ text }) => text).join("\n\n");
  // Nobody signs in full: the newest is that of the page.
  return mails[0]?.text ?? page;
}
