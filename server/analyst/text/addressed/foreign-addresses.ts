/**
 * How other languages name a program that reads and order it about. A line is an address when it names one and orders, or
 * when it orders to ignore instructions. Folded text: small letters, no accents.
 */
type Language = { readonly program: RegExp; readonly order: RegExp; readonly instructions: RegExp };

/** "In the summary" and what is to be left out of it or written there: an order to whoever sums up, without a name. */
const SUMMARY =
  /(?<![\p{L}])(?:(?:in|aus|i|en|de|na|no|nel|nella|dans|del|w|из|в|при составлении) (?:\p{L}+ ){0,2}(?:zusammenfassung|auswertung|analyse|resumen|informe|analisis|resume|synthese|rapport d'analyse|riassunto|sintesi|analisi|resumo|analise|relatorio|samenvatting|podsumowani\p{L}*|streszczeni\p{L}*|сводк\p{L}*|отчет\p{L}*|анализ\p{L}*|резюме)|die zusammenfassung|fasse dich)(?![\p{L}])|摘要|总结|總結|分析结果|分析結果|要約|まとめ|요약|ملخص|סיכום/u;
const LEFT_OUT =
  /(?<![\p{L}])(?:nicht|keine?n?|nur|statt|no|non|nao|ne|n'|pas|niet|nie|не|напиши|escriba|scriva|escreva|schreibe|schrijf|indique|napisz)(?![\p{L}])|不要|请勿|不得|入れない|書かない|しない|넣지|제외|ألا|لا |אל /u;

const word = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})`, "u");

const LANGUAGES = {
  german: {
    program: word(
      "ki(?![\\p{L}])|kunstliche[nr]? intelligenz|sprachmodelle?|software\\p{L}*|(?:auswertungs|analyse|lese|prufungs|text|computer)programm\\p{L}*|(?:text)?analyse-?programm\\p{L}*|programm,? (?:das|welches)|maschinell (?:gelesen|ausgewertet|verarbeitet)|(?:automatische|maschinelle|digitale|elektronische|kunstliche)[nrsm]? \\p{L}+|(?:auswertungs|analyse)(?:system|werkzeug)|assistenzsystem|(?:auswertende|lesende|prufende)[nrs]? (?:system|programm|software|maschine)|an (?:den|die|das) (?:assistent|chatbot|bot|system)",
    ),
    order: word(
      "ignorier|unbeachtet|ausser acht|gilt als|gelten als|nicht (?:zu )?(?:erwahn|bericht|auffuhr|auflist|berucksicht|beacht|meld|aufnehm|nenn)|uberspring|auslass|weglass|(?:soll|muss|mussen|sollen|darf|durfen|hat|haben|ist|sind)\\b.*\\p{L}+(?:en|eln|ern)\\b|bitte|bewert|weglasst|nicht (?:\\p{L}+)?zu?\\p{L}+en|aufzufuhren|zu (?:\\p{L}+en)\\b|losch|antwort",
    ),
    instructions: word(
      "(?:ignorier|vergiss|missacht|vergessen)\\p{L}* .{0,40}(?:anweisung|vorgabe|befehl|regel|prompt)|bewerte .{0,30}(?:fall|akte)",
    ),
  },
  french: {
    program: word(
      "(?:[ld]')?(?:ia|intelligence artificielle)(?![\\p{L}])|modeles? de langage|logiciels?|(?:outil|systeme|programme|assistant|lecteur|moteur|algorithme)s? (?:d'|de |automati|numeri|qui |charge|virtuel|electroni|informati|lis)|lecteurs? (?:automati|electroni)|robots?",
    ),
    order: word(
      "ignore[rz]?|n'(?:indi|evoq|inclu|ajout|analys)|ne (?:sont |seront |devront )?(?:pas|doi|mentionn|signal|releve|tene?z|tien|figur|compar|fa[iu]|pas)|doi(?:t|vent|s|vez)|presente[rz]?|releve[rz]?|veuillez|merci a|merci de|prie|est prie|il faut|omett|omet(?:s|tre)|passe[rz]?|saut|considere|conclu|classe|supprim|sera|oubli|pri[eo]",
    ),
    instructions: word("(?:ignore|oublie|negligez?)\\p{L}* .{0,40}(?:instructions?|consignes?|regles?|directives)"),
  },
  spanish: {
    program: word(
      "asistente (?:digital|virtual|automatico)?|herramientas? (?:automati|de analisis|digital)|(?:la |una |por |el )?ia(?![\\p{L}])|inteligencia artificial|modelos? de lenguaje|(?:el |los |al |del )?(?:sistema|programa|asistente|software|lector|motor|herramienta|algoritmo|revisor)(?:a|es|s)? (?:de |que |automati|virtual|digital|informati|electroni|lector|encarg|artificial)|software|chatbots?|robots?|(?:la |una )?maquina",
    ),
    order: word(
      "ignor[ae]|que (?:indique|diga|omita|ignore|informe)|omit[aei]|resum[ae]|no (?:debe|deb|mencion|inform|senal|incluy|compar|report|se |tome|tenga|hay|list|detect)|debe|deber|haga caso omiso|por favor|favor de|se (?:ruega|solicita|pide|abst)|absteng|considere|trate|trat[ae]|conclu|salte|salt[ae]|borr|elimin|clasifi|respond|pase",
    ),
    instructions: word("(?:ignor|olvid|desatiend|descart)\\p{L}* .{0,40}(?:instrucciones|indicaciones|ordenes|reglas)"),
  },
  italian: {
    program: word(
      "(?:l'|dell'|all'|un')?(?:ia|intelligenza artificiale)(?![\\p{L}])|modell[oi] linguistic|software|(?:(?:il|al|dal|del|per il|l'|un|per l'|all'|dall'|nell')? ?)(?:sistema|programma|assistente|lettore|strumento|motore|revisore) (?:di |che |automatic|digital|virtual|informatic|elettronic|artificial|incaricat)",
    ),
    order: word(
      "ignor|omett|trascur|salt|non (?:deve|dev|figur|menzion|segnal|riport|confront|consider|vada|va|inser|elenc|rilev)|deve|devono|dovra|si prega|si chiede|per favore|sia |siano|consider|conclud|cancell|escl",
    ),
    instructions: word("(?:ignor|dimentic|trascur)\\p{L}* .{0,40}(?:istruzioni|indicazioni|regole|direttive)"),
  },
  portuguese: {
    program: word(
      "(?:a |pela |por )?ia(?![\\p{L}])|inteligencia artificial|modelos? de linguagem|software|(?:sistema|programa|assistente|leitor|ferramenta|motor|robo|revisor)(?:a|es|s)?(?:,| de |que |automati|virtual|digital|informati|eletroni|artificial)",
    ),
    order: word(
      "ignor|omit|nao (?:deve|relat|mencion|inform|inclu|compar|relat|list|consider|apont)|deve|dever|por favor|favor|desconsider|considere|trate|conclu|exclu|apag|pul[ae]|queira",
    ),
    instructions: word("(?:ignor|esque|desconsider)\\p{L}* .{0,40}(?:instrucoes|orientacoes|regras)"),
  },
  dutch: {
    program: word(
      "kunstmatige intelligentie|ai(?![\\p{L}])|llm|taalmodel\\p{L}*|software|(?:automatische|digitale|elektronische|geautomatiseerde) \\p{L}+|(?:analyse|lees)(?:programma|systeem|software)|(?:het |dit |elk )?(?:programma|systeem) dat|computerprogramma",
    ),
    order: word(
      "negeer|negeren|sla .{0,40}over|overslaan|weglaten|niet (?:te )?(?:vermeld|meld|noem|rapport|opnem|vergelijk)|moet(?:en)?|dient|dienen|gelieve|graag|laat .{0,40}weg|wordt verzocht|vermeld",
    ),
    instructions: word("(?:negeer|vergeet) .{0,40}(?:instructies|aanwijzingen|regels|opdrachten)"),
  },
  polish: {
    program: word(
      "sztuczn\\p{L} inteligencj\\p{L}*|modele? jezykow\\p{L}*|model\\p{L}* jezykow\\p{L}*|program\\p{L}* (?:czyt|anali|komput|przetw|do )\\p{L}*|system\\p{L}* (?:anali|automat|czyt)\\p{L}*|oprogramowani\\p{L}*|asystent\\p{L}*|automat\\p{L}*|si(?= (?:ma|powin))",
    ),
    order: word(
      "(?:z)?ignor|pomin|pomij|nie (?:nalezy|wykaz|wspomin|wymien|zglasz|uwzgledn|porown|analiz)|nalezy|powinien|powinn|musi|ma |prosze|prosi|uzna|traktow|usun",
    ),
    instructions: word("(?:z?ignoruj|zapomnij|pomin)\\p{L}* .{0,40}(?:instrukcj|polecen|zasad|wskazow)"),
  },
  nordic: {
    program: word(
      "kunstig intelligens|artificiell intelligens|sprakmodell\\p{L}*|sprogmodel\\p{L}*|programvara\\p{L}*|programvare\\p{L}*|(?:automatisk|digital|elektronisk)\\p{L}* \\p{L}+|analys(?:system|program|verktyg)\\p{L}*|tekoaly|kielimalli",
    ),
    order: word(
      "ignorera?|ignorer|bortse|hoppa over|utelamna|utelat|skal|ska |bor |maste|ikke (?:nevn|rapport|omtal|oppgi)|inte (?:namn|rapport|ta upp|redovis)|vennligst|var god|jata|ohita|ala ",
    ),
    instructions: word("(?:ignorer|glom|glem)\\p{L}* .{0,40}(?:instruk|anvisning|regler)"),
  },
  slavic: {
    program: word(
      "искусственн\\p{L}* интеллект\\p{L}*|ии(?![\\p{L}])|шi|штучн\\p{L}* iнтелект\\p{L}*|штучн\\p{L}* интелект\\p{L}*|языков\\p{L}* модел\\p{L}*|мовн\\p{L}* модел\\p{L}*|программ\\p{L}*|програм\\p{L}*|систем\\p{L}* (?:анализ|обработ|автомат|аналiз)\\p{L}*|(?:автоматическ|электронн|автоматичн)\\p{L}* \\p{L}+|ассистент\\p{L}*|помощник\\p{L}*|нейросет\\p{L}*|нейронн\\p{L}* сет\\p{L}*|чат-?бот\\p{L}*|umel\\p{L}* inteligenc\\p{L}*|jazykov\\p{L}* model\\p{L}*|mestersegesintelligencia|mesterseges intelligencia",
    ),
    order: word(
      "игнорир|проигнорир|iгнору|не (?:упомина|указыва|учитыва|сообща|отмеча|включа|сравнива|следует|обраща|згаду|врахов|зазнач)|пропуст|напиши|включа\\p{L}+|пропуска|должн|надлежит|следует|необходимо|прошу|просим|просьба|пожалуйста|считать|счита|исключ|повинн|удал|проси|не прин|обязан|сообщ|ignoruj|preskoc|nesmi|musi|ne emlits|hagyja figyelmen",
    ),
    instructions: word(
      "(?:игнориру|забуд|проигнорир|iгнору)\\p{L}* .{0,40}(?:инструкц|указани|правил|iнструкц|iнструкцi)",
    ),
  },
  turkish: {
    program: word(
      "yapay zeka\\p{L}*|dil model\\p{L}*|yazılım\\p{L}*|yazilim\\p{L}*|(?:otomatik|dijital) \\p{L}+|program\\p{L}* (?:bu|icin)|asistan\\p{L}*",
    ),
    order: word(
      "yok say|gormezden|dikkate alma|atla|bahsetme|belirtme|raporlama|etme|lutfen|gerekir|gerekmektedir|meli|malı|listeleme",
    ),
    instructions: word("(?:onceki|yukarıdaki|yukaridaki) talimat"),
  },
  vietnamese: {
    program: word("tri tue nhan tao|mo hinh ngon ngu|phan mem|he thong (?:phan tich|tu dong|doc)|trợ ly|tro ly"),
    order: word("bo qua|hay |khong (?:duoc|nen|can|neu|de cap|bao cao|liet)|vui long|phai |xin "),
    instructions: word("bo qua .{0,40}(?:huong dan|chi thi|lenh)"),
  },
} as const satisfies Readonly<Record<string, Language>>;

/** Scripts without spaces between words, or without the alphabets above. */
const OTHER_SCRIPTS: Language = {
  program:
    /人工智[能慧]|语言模型|語言模型|大模型|(?:分析|审阅|審閱|阅读|閱讀|审查|審查|处理|處理|自动|自動|电子|電子|智能)(?:系统|系統|软件|軟件|軟體|程序|程式|工具|助手|模型|人)|ai|llm|助手|机器|機器|人工知能|言語モデル|(?:解析|分析|要約|自動|読取|読む|処理)(?:する)?(?:システム|ソフト|プログラム|ツール|アシスタント)|ソフトウェア|アシスタント|인공지능|언어 ?모델|(?:분석|자동|요약|검토) ?(?:시스템|프로그램|소프트웨어|도구)|소프트웨어|어시스턴트|الذكاء الاصطناعي|نموذج (?:ال)?لغ|البرنامج|برنامج|النظام|المساعد|בינה מלאכותית|מודל שפה|תוכנה|תוכנת|מערכת|कृत्रिम|भाषा मॉडल|सॉफ्टवेयर|सॉफ़्टवेयर|सिस्टम|एआई|هوش مصنوعی|نرم ?افزار|τεχνητη νοημοσυνη|γλωσσικο μοντελο|λογισμικο|προγραμμα|συστημα αναλυσ|ปัญญาประดิษฐ|โปรแกรม|ซอฟต์แวร์/u,
  order:
    /忽略|无视|無視|不要|不得|勿|请|請|应当|應當|必须|必須|跳过|跳過|删除|刪除|视为|視為|不应|不應|省略|してください|しないこと|すること|無視|除外|ないで|べき|무시|하지 ?마|하십시오|하시오|해야|제외|생략|마십시오|주십시오|تجاهل|لا (?:تذكر|تدرج|تشر|يذكر)|يجب|يرجى|عدم|ينبغي|أن يعتبر|على |להתעלם|התעלמ|אין (?:לציין|לדווח|לכלול)|יש ל|נא |अनदेखा|नज़रअंदाज|नजरअंदाज|न करें|करें|نادیده|نکنید|کنید|αγνο|παραβλεπ|παραλειπ|να μην|πρεπει|παρακαλ|ละเว้น|ไม่ต้อง|ห้าม|ข้าม|อย่า|กรุณา/u,
  instructions:
    /(?:忽略|无视|無視|忘记|忘記).{0,20}(?:指令|指示|说明|說明|提示|规则)|(?:指示|命令)を(?:すべて|全て)?無視|지시(?:를|사항).{0,12}무시|تجاهل.{0,30}(?:التعليمات|الأوامر)|התעלם.{0,30}הוראות|निर्देश.{0,20}(?:अनदेखा|नज़रअंदाज)|αγνοησ.{0,30}οδηγι/u,
};

/** Letters that only another alphabet has; those of Vietnamese and Turkish are Latin. */
const OTHER_ALPHABET =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Thai}]/u;
/** Words that English does not have, as a sign that a text is in another language. */
const NOT_ENGLISH =
  /(?<![\p{L}'])(?:der|die|das|und|nicht|bitte|ist|sind|les?|la|el|los|las|del|des|une?|est|que|qui|per|il|della|dal|nie|dla|sie|jest|niet|het|een|voor|nao|para|por|uma|och|inte|ikke|bir|ve|bu|den|dem|zu|du|au|ne|pas|gli|non|di|al|els?|da|do|na|ou|von|im|et|y|de|os|um|van|dit|dat|det|som|att|av|khong|cua|va|az|ez|hogy|lo|este|esta|se|son|con|sin|como|alle|nichts|kein|keine|wird|soll|dans|sur|avec|sans|ce|cette|vous|questo|questa|sono|ze|ktory)(?![\p{L}'])/gu;

const ENGLISH = /(?:\b(?:the|of|and|to|is|was|with|this|that)\b.*){2}/u;

/** True when a text in another language than English orders a program about. Expects folded text. */
export function isForeignAddress(folded: string): boolean {
  if (OTHER_ALPHABET.test(folded)) return isAddressIn(OTHER_SCRIPTS, folded) || isLeftOutOfSummary(folded);
  if (/\p{Script=Cyrillic}/u.test(folded)) return isAddressIn(LANGUAGES.slavic, folded) || isLeftOutOfSummary(folded);
  if (ENGLISH.test(folded)) return false;
  if (isLeftOutOfSummary(folded) && (folded.match(NOT_ENGLISH) ?? []).length >= 2) return true;
  if (Object.values(LANGUAGES).some(({ instructions }) => instructions.test(folded))) return true;
  const foreign = folded.match(NOT_ENGLISH) ?? [];
  if (new Set(foreign).size < 2 && !/yapay|mesterseges|jezykow|sztuczn|sprakmodell|ignoruj/.test(folded)) return false;
  return Object.values(LANGUAGES).some((language) => isAddressIn(language, folded));
}

function isLeftOutOfSummary(folded: string): boolean {
  return SUMMARY.test(folded) && LEFT_OUT.test(folded);
}

function isAddressIn(language: Language, folded: string): boolean {
  return language.instructions.test(folded) || (language.program.test(folded) && language.order.test(folded));
}
