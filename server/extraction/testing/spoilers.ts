import { canvasOf, numbersFrom } from "./canvas.ts";
import type { Canvas, Pixels } from "./canvas.ts";

/** What happens to a sheet of paper between a desk and a file. Each takes a canvas and gives the spoiled one. */
export type Spoiler = (sheet: Canvas) => Canvas;

/** Bands of a marker over some lines. Tops and widths are fractions of the sheet. */
export function highlighter(color: string, tops: readonly number[]): Spoiler {
  return drawing(({ context, width, height }) => {
    context.globalCompositeOperation = "multiply";
    context.fillStyle = color;
    for (const top of tops) context.fillRect(width * 0.09, height * top, width * 0.72, height * 0.022);
  });
}

/** The rings of a cup, and a drop beside them. Places are fractions of the sheet. */
export function coffee(x: number, y: number): Spoiler {
  return drawing(({ context, width, height }) => {
    context.globalCompositeOperation = "multiply";
    context.strokeStyle = "rgb(150, 105, 60)";
    context.fillStyle = "rgb(205, 170, 125)";
    const radius = width * 0.16;
    for (const [thick, alpha, grown] of [
      [18, 0.55, 1],
      [7, 0.8, 1.04],
      [30, 0.25, 0.93],
    ] as const) {
      context.globalAlpha = alpha;
      context.lineWidth = thick;
      context.beginPath();
      context.ellipse(width * x, height * y, radius * grown, radius * grown * 0.97, 0, 0.4, 6.1);
      context.stroke();
    }
    context.globalAlpha = 0.7;
    context.beginPath();
    context.ellipse(width * (x + 0.2), height * (y + 0.08), width * 0.03, width * 0.02, 0.4, 0, 7);
    context.fill();
  });
}

/** Three holes at the left edge, black as the scanner's lid. */
export const punchHoles: Spoiler = drawing(({ context, width, height }) => {
  context.fillStyle = "#0a0a0a";
  for (const y of [0.13, 0.5, 0.87]) {
    context.beginPath();
    context.ellipse(width * 0.045, height * y, width * 0.018, width * 0.018, 0, 0, 7);
    context.fill();
  }
});

/** A staple with the shadow of the folded corner. */
export const staple: Spoiler = drawing(({ context, width }) => {
  context.filter = "blur(9px)";
  context.fillStyle = "rgba(0, 0, 0, 0.55)";
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(width * 0.2, 0);
  context.lineTo(0, width * 0.2);
  context.fill();
  context.filter = "none";
  context.fillStyle = "#777";
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(width * 0.09, 0);
  context.lineTo(0, width * 0.09);
  context.fill();
  context.strokeStyle = "#222";
  context.lineWidth = 7;
  context.beginPath();
  context.moveTo(width * 0.05, width * 0.075);
  context.lineTo(width * 0.09, width * 0.035);
  context.stroke();
});

/** The other side of thin paper shows through, mirrored. */
export function bleedThrough(other: Canvas, strength: number): Spoiler {
  return drawing(({ context, width, height }) => {
    context.globalCompositeOperation = "multiply";
    context.globalAlpha = strength;
    context.filter = "blur(1.5px)";
    context.translate(width, 0);
    context.scale(-1, 1);
    context.drawImage(other, 0, height * 0.004, width, height);
  });
}

/** Folded twice: a crease with its light and its dark side. */
export const creases: Spoiler = drawing(({ context, width, height }) => {
  for (const y of [0.335, 0.665]) {
    for (const [offset, color] of [
      [-5, "rgba(0, 0, 0, 0.28)"],
      [3, "rgba(255, 255, 255, 0.75)"],
    ] as const) {
      context.filter = "blur(3px)";
      context.strokeStyle = color;
      context.lineWidth = 7;
      context.beginPath();
      context.moveTo(0, height * y + offset);
      context.lineTo(width, height * (y + 0.004) + offset);
      context.stroke();
    }
  }
});

/** Notes in pen in the margin and a line under a few words. */
export const pen: Spoiler = drawing(({ context, width, height }) => {
  context.strokeStyle = "rgb(30, 50, 150)";
  context.lineWidth = 5;
  for (const y of [0.22, 0.41, 0.58]) {
    context.beginPath();
    context.moveTo(width * 0.2, height * y);
    context.bezierCurveTo(width * 0.3, height * y + 9, width * 0.4, height * y - 7, width * 0.52, height * y + 4);
    context.stroke();
    context.beginPath();
    context.moveTo(width * 0.91, height * y);
    for (let loop = 0; loop < 5; loop += 1) {
      const x = width * (0.912 + loop * 0.014);
      context.bezierCurveTo(x, height * y - 60, x + 40, height * y - 10, x + 16, height * y + 8);
    }
    context.stroke();
  }
});

/** A word in large pale letters across the sheet. */
export function watermark(word: string): Spoiler {
  return drawing(({ context, width, height }) => {
    context.globalAlpha = 0.16;
    context.fillStyle = "#444";
    context.font = `${width * 0.2}px franklin`;
    context.translate(width * 0.2, height * 0.72);
    context.rotate(-0.85);
    context.fillText(word, 0, 0);
  });
}

/** A carbon copy: blue, soft, pressed unevenly, smudged. */
export const carbonCopy: Spoiler = (sheet) => {
  const soft = canvasOf(sheet.width, sheet.height, "#fff");
  const context = soft.getContext("2d");
  context.filter = "blur(1.3px)";
  context.drawImage(sheet, 0, 0);
  const press = softNoise(7, 90);
  return pixelwise(soft, (value, { x, y, grain }) => {
    const pressed = 0.62 + 0.3 * press(x, y);
    const ink = (1 - value / 255) * pressed;
    const paper = 238 - 14 * press(y, x) - grain * 10;
    return [paper - ink * (paper - 70), paper - ink * (paper - 78), paper + 4 - ink * (paper - 130)];
  });
};

/** Thermal paper out of an old fax: half as many lines down, some burnt, some missing, all in black and white. */
export const thermalFax: Spoiler = (sheet) =>
  pixelwise(rowsHalved(sheet), (value, { x, y, grain, random }) => {
    const line = Math.floor(y / 2);
    if (line % 211 === 17) return [255, 255, 255];
    const burnt = line % 307 < 14 ? 70 : 0;
    const fading = 26 * Math.sin(x / 340 + 1);
    const dot = value - burnt + fading + grain * 46 < 142;
    return fill(dot || random() < 0.0012 ? 0 : 255);
  });

/** A copier with a tired drum: pale stripes down the page, black edges, specks. */
export const tiredCopier: Spoiler = (sheet) =>
  pixelwise(sheet, (value, { x, y, width, height, grain, random }) => {
    const isEdge = x > width * 0.985 + 6 * Math.sin(y / 50) || y < height * 0.008;
    if (isEdge || random() < 0.0007) return fill(25);
    const pale = 0.42 * Math.max(0, Math.sin(x / 190)) ** 6;
    return fill(255 - (255 - value) * (1 - pale) + grain * 14);
  });

/** A book pressed on the glass: lines bend and darken toward the left. */
export const bookSpine: Spoiler = (sheet) => {
  const bend = (x: number) => 46 * Math.exp(-x / (sheet.width * 0.11));
  return resampled(sheet, (x, y) => ({ x, y: y - bend(x), light: 1 - 0.55 * Math.exp(-x / (sheet.width * 0.06)) }));
};

/** Grain of the sensor; deviation of 255. */
export function grainy(deviation: number): Spoiler {
  return (sheet) => pixelwise(sheet, (value, { grain }) => fill(value + grain * deviation), "each");
}

type Drawing = {
  readonly context: ReturnType<Canvas["getContext"]>;
  readonly width: number;
  readonly height: number;
};

function drawing(draw: (given: Drawing) => void): Spoiler {
  return (sheet) => {
    const context = sheet.getContext("2d");
    context.save();
    draw({ context, width: sheet.width, height: sheet.height });
    context.restore();
    return sheet;
  };
}

type Dot = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** About -1..1, mostly near zero. */
  readonly grain: number;
  readonly random: () => number;
};

/** Changes each dot; with "each" its three colors one by one, else by its gray. */
export function pixelwise(
  sheet: Canvas,
  change: (value: number, dot: Dot) => readonly [number, number, number],
  mode: "gray" | "each" = "gray",
): Canvas {
  const { width, height } = sheet;
  const context = sheet.getContext("2d");
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  const random = numbersFrom(11);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const grain = (random() + random() + random() - 1.5) * 1.3;
      const dot = { x, y, width, height, grain, random };
      // Dot by dot: a small array for each of four million took most of the time.
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      if (mode === "gray") {
        const changed = change(red * 0.3 + green * 0.59 + blue * 0.11, dot);
        [data[at], data[at + 1], data[at + 2]] = changed;
      } else {
        data[at] = change(red, dot)[0];
        data[at + 1] = change(green, dot)[0];
        data[at + 2] = change(blue, dot)[0];
      }
    }
  }
  context.putImageData(pixels, 0, 0);
  return sheet;
}

/** Draws each dot from another place of the sheet, darker by `light`; what lies outside is left as `outside`. */
export function resampled(
  sheet: Canvas,
  from: (x: number, y: number) => { readonly x: number; readonly y: number; readonly light: number },
  { width = sheet.width, height = sheet.height, outside = [255, 255, 255] as readonly number[] } = {},
): Canvas {
  const source = atHand(sheet.getContext("2d").getImageData(0, 0, sheet.width, sheet.height));
  const target = canvasOf(width, height, "#fff");
  const context = target.getContext("2d");
  const pixels = context.getImageData(0, 0, target.width, target.height);
  const drawn = atHand(pixels);
  for (let y = 0; y < drawn.height; y += 1) {
    for (let x = 0; x < drawn.width; x += 1) {
      const place = from(x, y);
      const at = (y * drawn.width + x) * 4;
      for (let color = 0; color < 3; color += 1)
        drawn.data[at + color] = place.light * (sampled(source, place.x, place.y, color) ?? outside[color] ?? 255);
    }
  }
  context.putImageData(pixels, 0, 0);
  return target;
}

/** The same dots; the canvas asks its library for each look at one of these fields. */
function atHand({ data, width, height }: Pixels): Pixels {
  return { data, width, height };
}

function sampled({ data, width, height }: Pixels, x: number, y: number, color: number): number | null {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return null;
  const [right, down] = [x - left, y - top];
  const at = (top * width + left) * 4 + color;
  const below = at + width * 4;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 4] ?? 0) * right;
  const lower = (data[below] ?? 0) * (1 - right) + (data[below + 4] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

function rowsHalved(sheet: Canvas): Canvas {
  return resampled(sheet, (x, y) => ({ x, y: y - (y % 2) + 0.5, light: 1 }));
}

/** Even hills and valleys, -1..1, as far apart as `cell` pixels. */
export function softNoise(seed: number, cell: number): (x: number, y: number) => number {
  const random = numbersFrom(seed);
  const waves = Array.from({ length: 5 }, () => [random() * 2 - 1, random() * 2 - 1, random() * 7] as const);
  return (x, y) => {
    let sum = 0;
    for (const [across, down, phase] of waves) sum += Math.sin((across * x + down * y) / cell + phase);
    return sum / waves.length;
  };
}

function fill(value: number): readonly [number, number, number] {
  return [value, value, value];
}
