// @spec 3: words of every kind of file, files built to do harm (product page)
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { isGarbled, readability } from "./judge-language.ts";
import { LEDGER, NARRATIVE, STATEMENT } from "./testing/written-pages.ts";

/** Written for this test; each tells the same made-up evening. */
const ABROAD = {
  spanish:
    "Declaro que el martes por la noche estaba sentada junto a la ventana de mi cocina porque no podía dormir. Vi que la policía detuvo un coche plateado en el estacionamiento de la ferretería. El conductor estaba de pie, derecho, y no se tambaleó en ningún momento. Un segundo agente abrió el maletero y sacó varias cosas sin pedir permiso.",
  french:
    "Je déclare que mardi soir j'étais assise à la fenêtre de ma cuisine parce que je ne pouvais pas dormir. J'ai vu la police arrêter une voiture argentée sur le parking de la quincaillerie. Le conducteur se tenait droit et n'a chancelé à aucun moment. Un deuxième agent a ouvert le coffre et en a sorti plusieurs objets sans demander la permission.",
  german:
    "Ich erkläre, dass ich am Dienstagabend am Fenster meiner Küche saß, weil ich nicht schlafen konnte. Ich sah, wie die Polizei einen silbernen Wagen auf dem Parkplatz des Eisenwarenladens anhielt. Der Fahrer stand gerade und schwankte zu keiner Zeit. Ein zweiter Beamter öffnete den Kofferraum und nahm mehrere Dinge heraus, ohne um Erlaubnis zu fragen.",
  portuguese:
    "Declaro que na terça-feira à noite eu estava sentada perto da janela da minha cozinha porque não conseguia dormir. Vi que a polícia parou um carro prateado no estacionamento da loja de ferragens. O motorista estava de pé e não cambaleou em nenhum momento. Um segundo agente abriu o porta-malas e retirou várias coisas sem pedir permissão.",
  italian:
    "Dichiaro che martedì sera ero seduta alla finestra della mia cucina perché non riuscivo a dormire. Ho visto la polizia fermare una macchina color argento nel parcheggio del negozio di ferramenta. Il conducente stava in piedi e non ha barcollato in nessun momento. Un secondo agente ha aperto il bagagliaio e ha preso diverse cose senza chiedere il permesso.",
  polish:
    "Oświadczam, że we wtorek wieczorem siedziałam przy oknie w kuchni, ponieważ nie mogłam zasnąć. Widziałam, jak policja zatrzymała srebrny samochód na parkingu sklepu z narzędziami. Kierowca stał prosto i ani razu się nie zachwiał. Drugi policjant otworzył bagażnik i wyjął z niego kilka rzeczy, nie pytając nikogo o zgodę.",
  tagalog:
    "Ipinahahayag ko na noong gabi ng Martes ay nakaupo ako sa tabi ng bintana ng aking kusina dahil hindi ako makatulog. Nakita ko na pinahinto ng pulis ang isang kotse sa paradahan ng tindahan. Ang drayber ay nakatayo nang tuwid at hindi siya natumba. Binuksan ng ikalawang pulis ang likod ng kotse at kumuha siya ng mga bagay nang walang pahintulot.",
  vietnamese:
    "Tôi xin khai rằng vào tối thứ ba tôi ngồi bên cửa sổ nhà bếp vì tôi không ngủ được. Tôi thấy cảnh sát chặn một chiếc xe màu bạc ở bãi đậu xe của cửa hàng. Người lái xe đứng thẳng và không hề lảo đảo. Một cảnh sát thứ hai mở cốp xe và lấy ra nhiều đồ vật mà không xin phép ai cả.",
  russian:
    "Заявляю, что во вторник вечером я сидела у окна своей кухни, потому что не могла уснуть. Я видела, как полиция остановила серебристую машину на стоянке магазина. Водитель стоял прямо и ни разу не пошатнулся. Второй полицейский открыл багажник и взял оттуда вещи, не спросив разрешения.",
  chinese: "我声明，星期二晚上我坐在厨房的窗边，因为我睡不着。我看见警察在停车场拦下了一辆银色的轿车。".repeat(4),
} as const;

const ENGLISH = [NARRATIVE, STATEMENT];
const NAMES =
  "Marlow, Raymond\nOkafor, Teresa\nDelgado, Luis\nAlvarez, Pilar\nWhitfield, Anne\nNguyen, Thanh\nKowalski, Piotr\nHarmon, Gus\n".repeat(
    6,
  );

/** Each letter by another, the same at every run. */
function substituted(text: string, seed: number): string {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const others = [...letters];
  const next = numbers(seed);
  for (let at = 25; at > 0; at -= 1) {
    const to = Math.floor(next() * (at + 1));
    [others[at], others[to]] = [others[to] ?? "", others[at] ?? ""];
  }
  const table = new Map(letters.map((letter, index) => [letter, others[index] ?? ""]));
  return text.replace(/[a-z]/gi, (letter) => {
    const other = table.get(letter.toLowerCase()) ?? "";
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });
}

/** What OCR leaves of a page that it could not see. */
function misread(text: string, seed: number): string {
  const next = numbers(seed);
  const crumbs = "lirnvcoe1|!;tj";
  return text.replace(/[a-z]/gi, (letter) =>
    next() < 0.5 ? crumbs.charAt(Math.floor(next() * crumbs.length)) : letter,
  );
}

function shifted(text: string, by: number): string {
  return text.replace(/[^\s]/g, (character) => String.fromCharCode(Math.max(0x21, character.charCodeAt(0) + by)));
}

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pages of the made-up case files: reports, transcripts, logs, tables. */
function casePages(): string[] {
  const folder = fileURLToPath(new URL("../../evaluation/cases", import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => {
      const text = readFileSync(`${folder}/${name}`, "utf8");
      return text.match(/[^]{1,2500}/g) ?? [];
    });
}

describe("garbled", () => {
  const garbled = ENGLISH.flatMap((text) => [
    ...[-29, -3, 1, 29].map((by) => shifted(text, by)),
    ...[1, 2, 9].map((seed) => substituted(text, seed)),
    ...[3, 4, 5].map((seed) => misread(text, seed)),
  ]);

  test("20 of 20 are found", () => {
    expect(garbled).toHaveLength(20);
    expect(garbled.filter((text) => !isGarbled(text))).toEqual([]);
  });

  test("the sound reading is the better one", () => {
    for (const text of garbled) expect(readability(text)).toBeLessThan(readability(NARRATIVE) - 0.2);
  });
});

describe("sound", () => {
  test("no page of a case file is doubted", () => {
    const pages = casePages();
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.filter(isGarbled)).toEqual([]);
  });

  test.each(Object.entries(ABROAD))("%s", (_, text) => {
    expect(isGarbled(text)).toBe(false);
    expect(isGarbled(text.toUpperCase())).toBe(false);
  });

  test.each([
    ["a table", LEDGER],
    ["names", NAMES],
    ["names in capitals", NAMES.toUpperCase()],
    ["figures", "12,480.00  03/14/2024  0115  C4  8KXR217\n".repeat(40)],
    ["contents with dots", "Statement of facts ............................ 12\n".repeat(20)],
    ["a few words", "EXHIBIT A"],
    ["nothing", ""],
  ])("%s", (_, text) => {
    expect(isGarbled(text)).toBe(false);
  });
});
