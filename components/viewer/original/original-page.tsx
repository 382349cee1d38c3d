"use client";

import { RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { AnnotationColor } from "#lib/domain/files/annotation-colors.ts";
import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import { type Box, turnedBox, type Turn, type WordPlace } from "#lib/domain/text/word-places.ts";
import { formatFraction } from "#lib/format/percent.ts";
import tint from "../marks.module.css";
import styles from "./original-page.module.css";
import type { Mark } from "../text/page-lines.ts";
import { findAmongLetters, findAmongWords, type FindOnPicture } from "./picture-marks.ts";
import { ScrollRegion } from "../scroll-region.tsx";
import { usePdf } from "./use-pdf.ts";

/** Words of the page that are marked on its picture, and what for. */
export type PictureRange = TextRange & {
  /** As in the text: page-lines.ts; `note` is one that somebody made. */
  readonly mark: Mark | "note";
  /** Of a note. */
  readonly color: AnnotationColor | null;
};

type Props = {
  readonly documentId: string;
  readonly fileName: string;
  readonly pageNumber: number;
  /** The page's text, which the ranges are of. */
  readonly text: string;
  readonly ranges: readonly PictureRange[];
  /** Where OCR saw the words; null for a page that has letters of its own. */
  readonly words: readonly WordPlace[] | null;
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

function Sheet({ document, fileName, pageNumber, text, ranges, words }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  /** Null: as wide as its place. */
  const [zoom, setZoom] = useState<number | null>(null);
  /** Kept from page to page: scans that lie on their side mostly do so together. */
  const [turn, setTurn] = useState<Turn>(0);
  const [shown, setShown] = useState<Shown | null>(null);

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
      const rotation = (page.rotate + turn * 90) % 360;
      const room = width - 2 * PADDING;
      const scale = zoom === null ? room / page.getViewport({ scale: 1, rotation }).width : zoom * NATURAL;
      stop = drawPage(page, {
        canvas: canvas.current,
        viewport: page.getViewport({ scale, rotation }),
        onDone: (error) => setShown({ pageNumber, turn, zoom: scale / NATURAL, failed: error !== null }),
      });
    }
    draw().catch(() => {
      if (!isOver) setShown({ pageNumber, turn, zoom: 1, failed: true });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [document, pageNumber, width, zoom, turn]);

  const isDrawn = shown?.pageNumber === pageNumber && shown.turn === turn;
  const find = useFindOnPicture({ document, pageNumber, text, words });
  const marks = useMemo(
    () =>
      find === null
        ? []
        : ranges.flatMap(({ mark, color, ...range }) =>
            find(range).map((place) => ({ mark, color, ...turnedBox(place, turn) })),
          ),
    [find, ranges, turn],
  );

  // What the reader came for stands in the middle, at every zoom; a turned page begins at its top.
  useEffect(() => {
    // Not as the effect's answer: newer browsers answer with a promise, which is no cleaning up.
    box.current?.scrollTo(0, 0);
  }, [pageNumber]);
  const target = marks.find(({ mark }) => mark === "active") ?? marks.find(({ mark }) => mark === "cite");
  const [x, y] = [centre(target?.left, target?.width), centre(target?.top, target?.height)];
  useEffect(() => {
    if (!isDrawn || x === null || y === null || box.current === null || canvas.current === null) return;
    const [place, picture] = [box.current.getBoundingClientRect(), canvas.current.getBoundingClientRect()];
    box.current.scrollBy(
      picture.left + x * picture.width - place.left - place.width / 2,
      picture.top + y * picture.height - place.top - place.height / 2,
    );
  }, [isDrawn, x, y, shown?.zoom]);

  const current = shown?.zoom ?? 1;
  const zoomBy = (factor: number) => setZoom(Math.min(ZOOM.most, Math.max(ZOOM.least, current * factor)));
  return (
    <>
      <div className={styles.zoom}>
        <IconButton label={VIEWER.zoomOut} disabled={current <= ZOOM.least} onClick={() => zoomBy(1 / ZOOM_STEP)}>
          <ZoomOut />
        </IconButton>
        <span className="text-12 text-ink-2">{formatFraction(current)}</span>
        <IconButton label={VIEWER.zoomIn} disabled={current >= ZOOM.most} onClick={() => zoomBy(ZOOM_STEP)}>
          <ZoomIn />
        </IconButton>
        <Button variant="quiet" size="s" aria-pressed={zoom === null} onClick={() => setZoom(null)}>
          {VIEWER.fitWidth}
        </Button>
        <IconButton label={VIEWER.turnPicture} onClick={() => setTurn(((turn + 1) % 4) as Turn)}>
          <RotateCw />
        </IconButton>
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
          {!isDrawn && (
            <div className={styles.drawing}>
              <Spinner label={VIEWER.originalLoading} />
            </div>
          )}
          <div className={styles.marks}>
            {isDrawn && marks.map((mark, index) => <PictureMark key={index} {...mark} />)}
          </div>
        </div>
        {shown?.failed && <p className={styles.failed}>{VIEWER.pageNotDrawn}</p>}
      </ScrollRegion>
    </>
  );
}

type Shown = { readonly pageNumber: number; readonly turn: Turn; readonly zoom: number; readonly failed: boolean };

function PictureMark({ mark, color, left, top, width, height }: Omit<PictureRange, keyof TextRange> & Box) {
  const place = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
  return <span className={cn(styles.mark, tint.tint)} style={place} data-picture-mark={mark} data-color={color} />;
}

const percent = (fraction: number) => `${fraction * 100}%`;

function centre(from: number | undefined, size: number | undefined): number | null {
  return from === undefined || size === undefined ? null : from + size / 2;
}

/** Null while it is not known yet where words stand, and on a page whose letters cannot be told. */
function useFindOnPicture(given: Pick<SheetProps, "document" | "pageNumber" | "text" | "words">): FindOnPicture | null {
  const { document, pageNumber, text, words } = given;
  const amongWords = useMemo(() => (words === null ? null : findAmongWords(words)), [words]);
  const [found, setFound] = useState<{ pageNumber: number; text: string; find: FindOnPicture } | null>(null);
  useEffect(() => {
    if (words !== null) return;
    let isOver = false;
    async function read() {
      const page = await document.getPage(Math.min(pageNumber, document.numPages));
      const { items } = await page.getTextContent();
      const find = findAmongLetters(items, { text, viewport: page.getViewport({ scale: 1 }) });
      if (!isOver) setFound({ pageNumber, text, find });
    }
    // The page is then drawn without marks.
    read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [document, pageNumber, text, words]);
  if (amongWords !== null) return amongWords;
  return found?.pageNumber === pageNumber && found.text === text ? found.find : null;
}

/** CSS pixels on each side of the sheet; original-page.module.css has the same. */
const PADDING = 20;
