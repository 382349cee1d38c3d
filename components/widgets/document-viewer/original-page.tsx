"use client";

import { ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { VIEWER } from "#lib/copy/viewer.ts";
import { formatFraction } from "#lib/format/percent.ts";
import styles from "./original-page.module.css";
import { citedWords, findPictureMarks, type PictureMark } from "./picture-marks.ts";
import { ScrollRegion } from "./scroll-region.tsx";
import { usePdf } from "./use-pdf.ts";

type Props = {
  readonly documentId: string;
  readonly fileName: string;
  readonly pageNumber: number;
  /** The quote that the reader came for, when it is on this page: the page's text and the place in it. */
  readonly cited: { readonly text: string; readonly start: number; readonly end: number } | null;
};
type PdfDocument = NonNullable<ReturnType<typeof usePdf>["document"]>;

/** CSS pixels that a PDF point takes at 100 %. */
const NATURAL = 96 / 72;
const ZOOM_STEP = 1.25;
const ZOOM = { least: 0.25, most: 4 };

/** The page as it was served, beside its text. It keeps its paper white, also in the dark. */
export function OriginalPage({ documentId, ...shown }: Props) {
  const pdf = usePdf(documentId);
  if (pdf.error !== null)
    return (
      <div className={styles.state}>
        <Note
          title={VIEWER.originalErrorTitle}
          action={
            <Button variant="ghost" size="s" onClick={pdf.retry}>
              {VIEWER.retry}
            </Button>
          }
        >
          {messageOf(pdf.error, VIEWER.originalErrorText)}
        </Note>
      </div>
    );
  if (pdf.document === null)
    return (
      <p className={styles.state}>
        <Spinner label={VIEWER.originalLoading} />
      </p>
    );
  return <Sheet document={pdf.document} {...shown} />;
}

type SheetProps = Omit<Props, "documentId"> & { readonly document: PdfDocument };

function Sheet({ document, fileName, pageNumber, cited }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  /** Null: as wide as its place. */
  const [zoom, setZoom] = useState<number | null>(null);
  const [shown, setShown] = useState<{ pageNumber: number; zoom: number; failed: boolean } | null>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (width === 0) return;
    let stop = () => {};
    let isOver = false;
    async function draw() {
      const { drawPage } = await import("./open-pdf.ts");
      const page = await document.getPage(Math.min(pageNumber, document.numPages));
      if (isOver || canvas.current === null) return;
      const room = width - 2 * PADDING;
      const scale = zoom === null ? room / page.getViewport({ scale: 1 }).width : zoom * NATURAL;
      stop = drawPage(page, {
        canvas: canvas.current,
        scale,
        onDone: (error) => setShown({ pageNumber, zoom: scale / NATURAL, failed: error !== null }),
      });
    }
    draw().catch(() => {
      if (!isOver) setShown({ pageNumber, zoom: 1, failed: true });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [document, pageNumber, width, zoom]);

  const marks = usePictureMarks({
    document,
    pageNumber,
    cited,
    zoom: shown?.pageNumber === pageNumber ? shown.zoom : null,
  });

  // The quote stands in the middle; a turned page begins at its top.
  const top = marks[0]?.top ?? null;
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = top === null ? 0 : top - box.current.clientHeight / 2;
  }, [pageNumber, top]);

  const current = shown?.zoom ?? 1;
  const zoomBy = (factor: number) => setZoom(Math.min(ZOOM.most, Math.max(ZOOM.least, current * factor)));
  const isDrawn = shown?.pageNumber === pageNumber;
  return (
    <>
      <div className={styles.zoom}>
        <IconButton label={VIEWER.zoomOut} disabled={current <= ZOOM.least} onClick={() => zoomBy(1 / ZOOM_STEP)}>
          <ZoomOut className="i" />
        </IconButton>
        <span className="tiny muted">{formatFraction(current)}</span>
        <IconButton label={VIEWER.zoomIn} disabled={current >= ZOOM.most} onClick={() => zoomBy(ZOOM_STEP)}>
          <ZoomIn className="i" />
        </IconButton>
        <Button variant="quiet" size="s" aria-pressed={zoom === null} onClick={() => setZoom(null)}>
          {VIEWER.fitWidth}
        </Button>
      </div>
      <ScrollRegion className={styles.sheet} ref={box} aria-label={VIEWER.originalRegion}>
        <div
          className={styles.picture}
          role="img"
          aria-label={VIEWER.originalOf(pageNumber, fileName)}
          aria-busy={!isDrawn}
          data-page={isDrawn ? pageNumber : undefined}
        >
          <canvas ref={canvas} aria-hidden="true" />
          {marks.map((mark) => (
            <span key={`${mark.left} ${mark.top}`} className={styles.mark} style={mark} data-picture-mark="" />
          ))}
        </div>
        {shown?.failed && <p className={styles.failed}>{VIEWER.pageNotDrawn}</p>}
      </ScrollRegion>
    </>
  );
}

const NO_MARKS: readonly PictureMark[] = [];

/** Where the quote stands on the drawn page; nothing while it is not drawn, and on a scan, which has no letters. */
function usePictureMarks(given: Pick<SheetProps, "document" | "pageNumber" | "cited"> & { zoom: number | null }) {
  const { document, pageNumber, cited, zoom } = given;
  const words = useMemo(() => (cited === null ? null : citedWords(cited.text, cited)), [cited]);
  const [found, setFound] = useState<{ of: unknown; zoom: number; marks: readonly PictureMark[] } | null>(null);
  useEffect(() => {
    if (words === null || zoom === null) return;
    let isOver = false;
    async function find(of: NonNullable<typeof words>, at: number) {
      const page = await document.getPage(Math.min(pageNumber, document.numPages));
      const { items } = await page.getTextContent();
      const viewport = page.getViewport({ scale: at * NATURAL });
      if (!isOver) setFound({ of, zoom: at, marks: findPictureMarks(items, { cited: of, viewport }) });
    }
    // A page whose letters cannot be told is drawn without marks.
    find(words, zoom).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [document, pageNumber, words, zoom]);
  return found !== null && found.of === words && found.zoom === zoom ? found.marks : NO_MARKS;
}

/** CSS pixels on each side of the sheet; original-page.module.css has the same. */
const PADDING = 20;
