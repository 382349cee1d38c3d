import { isByProsecution, isSentByProsecution } from "./prosecution-office.ts";

/** Where the next mail of a thread begins. */
const NEXT_MAIL = /\n(?=(?:> ?)*on [^\n]{6,90} wrote:|-{3,} ?(?:original|forwarded)|(?:> ?)*from: )/i;
const MAIL = /^\s*from: .*(?:\n.*){0,3}\n(?:to|cc|sent|date|subject): /i;
/** The line that names who wrote a mail, and the name in it. */
const FROM = /(?:^|\n)(?:> ?)?from:\s*([^\n<([]*)[^\n]*/i;
/** Characters at the end of a mail that say who writes. */
const SIGN_OFF = 300;

type Mail = {
  readonly text: string;
  readonly sender: string | null;
  readonly isSigned: boolean;
  readonly isSent: boolean;
};

/** The mails of a page in their order; none where the page is no mail. */
function mailsOf(page: string): readonly Mail[] {
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
      const isSent = isSentByProsecution({ from: line, signature });
      return { text, sender, isSent, isSigned: isByProsecution({ from: line, signature, text }) };
    });
}

/** Whether one of the mails on a page is of the prosecution: by its signature or sender, or because it makes an offer. */
export function isSignedByProsecution(page: string): boolean {
  return mailsOf(page).some(({ isSigned }) => isSigned);
}

/** Whether the newest mail on a page is surely of the prosecution. */
export function isMailOfProsecution(page: string): boolean {
  return mailsOf(page)[0]?.isSent === true;
}

/** What the prosecution says on a page of its own: of a thread neither the mails that it answers nor the answers to it. */
export function ownWords(page: string): string {
  const mails = mailsOf(page);
  const signed = new Set(mails.flatMap(({ sender, isSigned }) => (isSigned && sender !== null ? [sender] : [])));
  const own = mails.filter(({ sender, isSigned }) => isSigned || (sender !== null && signed.has(sender)));
  if (own.length > 0) return own.map(({ text }) => text).join("\n\n");
  // Nobody signs in full: the newest is that of the page.
  return mails[0]?.text ?? page;
}
