/** What each code point from U+2E80 to U+2EF3 is a form of; one that is a form of nothing stands for itself. Source: Unicode, EquivalentUnifiedIdeograph. */
const supplement = [
  ...'⺀厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵⺚旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂',
  ...'肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟',
];
const firstOfSupplement = 0x2e80;

/** Kangxi radicals, and the radicals of the supplement: they look like Chinese characters, and input methods and PDF files mix them in. */
const radicals = /[\u2E80-\u2EF3\u2F00-\u2FD5]/g;

/** Replaces radicals by the Chinese characters that they look like: U+2F2F is 工. */
export function withoutRadicals(text: string): string {
  return text.replace(radicals, (sign) => supplement[sign.charCodeAt(0) - firstOfSupplement] ?? sign.normalize('NFKC'));
}
