import { canvasOf, numbersFrom } from "./canvas.ts";
import type { Draws } from "./seeded-draws.ts";
import { pixelwise, resampled, softNoise } from "./spoilers.ts";
import type { Spoiler } from "./spoilers.ts";

const gray = (value: number) => [value, value, value] as const;
const rgb = (color: readonly number[]) => `rgb(${color.map(Math.round).join(", ")})`;

/** Laid crookedly on the glass; what is beside the sheet is the lid or the desk. Degrees clockwise, a color 0..255. */
export function laidAskew(degrees: number, beside: readonly [number, number, number]): Spoiler {
  return (sheet) => {
    const laid = canvasOf(sheet.width, sheet.height, rgb(beside));
    const context = laid.getContext("2d");
    context.translate(sheet.width / 2, sheet.height / 2);
    context.rotate((degrees * Math.PI) / 180);
    context.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
    return laid;
  };
}

/** Yellowed or gray paper with clouds and fibers. @param strength how dark the fibers are, 0..1 */
export function paperGrain(draws: Draws, strength: number): Spoiler {
  const [clouds, seed] = [softNoise(draws.seed(), draws.between(60, 220)), draws.seed()];
  const paper = draws.between(205, 245);
  const yellow = draws.between(0, 26);
  return (sheet) => {
    const context = sheet.getContext("2d");
    const random = numbersFrom(seed);
    context.save();
    context.globalCompositeOperation = "multiply";
    for (let fiber = 0; fiber < 2_600; fiber += 1) {
      const [x, y, turn] = [random() * sheet.width, random() * sheet.height, random() * 7];
      context.strokeStyle = `rgba(90, 80, 60, ${strength * random()})`;
      context.lineWidth = 1 + random();
      context.beginPath();
      context.moveTo(x, y);
      context.bezierCurveTo(
        x + 5 * Math.cos(turn),
        y + 5,
        x + 9,
        y + 7 * Math.sin(turn),
        x + 14 * Math.cos(turn),
        y + 12 * Math.sin(turn),
      );
      context.stroke();
    }
    context.restore();
    return pixelwise(sheet, (value, { x, y, grain }) => {
      const lit = (value / 255) * (paper + 9 * clouds(x, y)) + grain * 6;
      return [lit, lit - yellow * 0.3, lit - yellow];
    });
  };
}

/** A fax: black and white, half as many lines down, with bands that came out darker, paler or not at all. */
export function faxBands(draws: Draws): Spoiler {
  const [threshold, grained] = [draws.between(120, 165), draws.between(15, 38)];
  const bands = Array.from({ length: Math.round(draws.between(3, 7)) }, () => ({
    ...{ from: draws.between(0.03, 0.95), high: draws.between(0.004, 0.03) },
    shift: draws.oneOf([-45, -30, 25, 40]),
  }));
  const lost = Array.from({ length: Math.round(draws.between(2, 5)) }, () => draws.between(0.05, 0.95));
  return (sheet) => {
    const halved = resampled(sheet, (x, y) => ({ x, y: y - (y % 2) + 0.5, light: 1 }));
    return pixelwise(halved, (value, { x, y, height, grain, random }) => {
      if (lost.some((at) => Math.abs(y / height - at) < 0.0011)) return gray(255);
      const shift = bands.find(({ from, high }) => y / height > from && y / height < from + high)?.shift ?? 0;
      const streak = x % 397 === 31 ? 60 : 0;
      const isDot = value + grain * grained - streak < threshold + shift || random() < 0.0006;
      return gray(isDot ? 0 : 255);
    });
  };
}

const STAMPS = ["RECEIVED", "COPY", "FILED", "CONFIDENTIAL", "DISCOVERY", "ENTERED"];

/** Rubber stamps across the words, in red, blue or black, framed and pressed unevenly. */
export function stamped(draws: Draws): Spoiler {
  const stamps = Array.from({ length: draws.happens(0.5) ? 2 : 1 }, (_, index) => ({
    ...{ word: draws.oneOf(STAMPS), x: draws.between(0.12, 0.4), y: draws.between(0.12, 0.25) + index * 0.25 },
    ...{ size: draws.between(0.05, 0.09), tilt: draws.between(-0.35, 0.35), alpha: draws.between(0.4, 0.75) },
    color: draws.oneOf(["rgb(190, 40, 50)", "rgb(40, 60, 160)", "rgb(40, 40, 45)"]),
  }));
  return (sheet) => {
    const { width, height } = sheet;
    const context = sheet.getContext("2d");
    for (const { word, x, y, size, tilt, alpha, color } of stamps) {
      context.save();
      context.globalCompositeOperation = "multiply";
      context.globalAlpha = alpha;
      context.fillStyle = context.strokeStyle = color;
      context.font = `${width * size}px roboto-condensed-400`;
      context.lineWidth = width * size * 0.08;
      context.translate(width * x, height * y);
      context.rotate(tilt);
      context.fillText(word, 0, 0);
      const high = width * size;
      const [left, right] = [-high * 0.2, context.measureText(word).width + high * 0.2];
      const [top, bottom] = [-high, high * 0.3];
      context.beginPath();
      context.moveTo(left, top);
      for (const [across, down] of [
        [right, top],
        [right, bottom],
        [left, bottom],
        [left, top],
      ] as const)
        context.lineTo(across, down);
      context.stroke();
      context.restore();
    }
    return sheet;
  };
}

/** The third sheet of a form that was pressed through: soft, faint, uneven, in the color of its carbon. */
export function faintCarbon(draws: Draws): Spoiler {
  const press = softNoise(draws.seed(), draws.between(70, 160));
  const [least, swing, blur] = [draws.between(0.36, 0.5), draws.between(0.08, 0.2), draws.between(0.8, 1.5)];
  const tint = draws.oneOf([gray(70), [72, 80, 135], [105, 70, 120]] as const);
  const paper = draws.between(222, 246);
  return (sheet) => {
    const soft = canvasOf(sheet.width, sheet.height, "#fff");
    const context = soft.getContext("2d");
    context.filter = `blur(${blur}px)`;
    context.drawImage(sheet, 0, 0);
    return pixelwise(soft, (value, { x, y, grain }) => {
      const ink = (1 - value / 255) * (least + swing * (1 + press(x, y)));
      const [red, green, blue] = tint.map((level) => paper - ink * (paper - level) - grain * 8);
      return [red ?? 0, green ?? 0, blue ?? 0];
    });
  };
}

/** Scanned at so many dots per inch instead of 200. */
export function scannedAt(dpi: number): Spoiler {
  return (sheet) => {
    const small = canvasOf((sheet.width * dpi) / 200, (sheet.height * dpi) / 200, "#fff");
    small.getContext("2d").drawImage(sheet, 0, 0, small.width, small.height);
    return small;
  };
}
