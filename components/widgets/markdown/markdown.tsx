import type { ComponentProps, ReactNode } from "react";
import ReactMarkdown from "react-markdown";
import { type CitationLink, parseCitationLink } from "./citation-link.ts";

type Props = {
  readonly text: string;
  /** Draws a link of the form `#cite/...`; `label` is what the text calls the place. */
  readonly renderCitation: (link: CitationLink, label: ReactNode) => ReactNode;
};

/** Headings one to six become the third level: the page's own sections are the second. */
const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
const ALLOWED = [...HEADINGS, "p", "ul", "ol", "li", "strong", "em", "blockquote", "code", "br", "hr", "a"];

/**
 * A text that an analyst wrote, as headings, lists and paragraphs. It may carry words of a served document, so nothing
 * in it acts: raw HTML and pictures are left out, and no link but a citation is a link.
 */
export function Markdown({ text, renderCitation }: Props) {
  const heading = ({ children }: ComponentProps<"h3">) => <h3 dir="auto">{children}</h3>;
  return (
    <div className="max-w-[68ch] wrap-anywhere [&_blockquote]:border-l-3 [&_blockquote]:border-l-canary [&_blockquote]:pl-3 [&_code]:font-mono [&_h3]:mt-3.5 [&_h3]:text-[16px] [&_li+li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-5.5 [&_ul]:list-disc [&_ul]:pl-4.5 [&>*+*]:mt-2.5 [&>h3:first-child]:mt-0">
      <ReactMarkdown
        skipHtml
        allowedElements={ALLOWED}
        unwrapDisallowed
        // Our own links are fragments; what an outside one says is kept as text.
        urlTransform={(url) => (parseCitationLink(url) === null ? "" : url)}
        components={{
          ...Object.fromEntries(HEADINGS.map((level) => [level, heading])),
          p: ({ children }) => <p dir="auto">{children}</p>,
          li: ({ children }) => <li dir="auto">{children}</li>,
          a: ({ href, children }) => {
            const link = parseCitationLink(href ?? "");
            return link === null ? <>{children}</> : renderCitation(link, children);
          },
        }}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
