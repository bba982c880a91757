/** The rules for a text. */
export interface TextRules {
  /** Whether a space is allowed between a figure and the Chinese around it: in labels of the site, not in running text. */
  spacedFigures?: boolean;
}

interface Fault {
  pattern: RegExp;
  says: string;
}

/** A half-width mark next to a Chinese character, where the full-width one belongs; 时:分 is how a moment is typed. */
const halfWidth: Fault = {
  pattern:
    /\p{Script=Han}(?:(?!(?<=时):分)[,;:!?()"]|\.(?![\w.\p{Script=Han}]))|(?!(?<=时):分)[,;:!?()"]\p{Script=Han}/u,
  says: 'has a sign of half width beside Chinese; write ，。；：！？（）“”',
};

/** A figure separated from Chinese by a space, except at the end of a name such as `GT-6`. */
const spacedFigure: Fault = {
  pattern: /(?<![\w.-])\d[\d,.]*%? +\p{Script=Han}|\p{Script=Han} +\d[\d,.]*%?(?![\w.-])/u,
  says: 'has a space between a figure and Chinese; write 3个',
};

/** A doubled mark; ？！ counts as one. */
const doubled: Fault = { pattern: /(?!？！)[，。；：、！？]{2}/u, says: 'has two signs where one belongs' };

/** Traditional characters that simplified Chinese does not have. */
const traditional: Fault = {
  pattern:
    /[們個為與產業質網際標識體國這時會說點開關實現統維護證據術數機車門頁應從對將當還進過運動項務員問題處環節級線給結經約樣選長廣歷種號碼書寫買賣學習場館電腦訊錄圖檔設備發電總類別區縣幫請讓無龍東]/u,
  says: 'has a character of traditional Chinese',
};

/** Unmeasured claims of speed and safety. */
const unproven: Fault = {
  pattern: /异地多活|双活|毫秒级|秒级|零故障|零停机|永不丢失|全网最/u,
  says: 'claims what nobody has measured; write what is done',
};

/** Common misspellings, with the correction. */
const misspellings: Readonly<Record<string, string>> = {
  登陆: '登录',
  帐号: '账号',
  帐户: '账户',
  帐单: '账单',
  其它: '其他',
  布署: '部署',
  做为: '作为',
  既使: '即使',
  图象: '图像',
  想像: '想象',
  座标: '坐标',
  按扭: '按钮',
  按装: '安装',
  部份: '部分',
  成份: '成分',
  水份: '水分',
  阀值: '阈值',
  邦定: '绑定',
  帮定: '绑定',
  撤消: '撤销',
  追朔: '追溯',
  幅射: '辐射',
  松驰: '松弛',
  维一: '唯一',
  讯号: '信号',
  您们: '您',
  一但: '一旦',
  再接再励: '再接再厉',
  迫不急待: '迫不及待',
};

/** Opening marks with their closing ones. */
const pairs: Readonly<Record<string, string>> = {
  '“': '”',
  '「': '」',
  '『': '』',
  '（': '）',
  '《': '》',
  '【': '】',
};
const closing = new Set(Object.values(pairs));

/** The first unpaired mark; null without one. */
function unpaired(text: string): string | null {
  const open: string[] = [];
  for (const sign of text) {
    if (pairs[sign] !== undefined) open.push(sign);
    else if (closing.has(sign) && pairs[open.pop() ?? ''] !== sign) return sign;
  }
  return open.at(-1) ?? null;
}

/** A few characters around a match, to help find it. */
function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 6), index + 10).trim();
}

/**
 * Errors in the writing of a Chinese text, each as the end of a sentence, by the rules of docs/content.md: half-width marks,
 * spaces before figures, doubled and unpaired marks, traditional characters, unmeasured claims, and misspellings.
 */
export function chineseFaults(text: string, { spacedFigures = false }: TextRules = {}): string[] {
  const faults = [halfWidth, doubled, traditional, unproven, ...(spacedFigures ? [] : [spacedFigure])].flatMap(
    ({ pattern, says }) => {
      const found = pattern.exec(text);
      return found === null ? [] : [`${says}: ${around(text, found.index)}`];
    },
  );
  const alone = unpaired(text);
  const wrong = Object.entries(misspellings).filter(([word]) => text.includes(word));
  return [
    ...faults,
    ...(alone === null ? [] : [`has ${alone} without the other of its pair`]),
    ...wrong.map(([word, meant]) => `says ${word}; write ${meant}`),
  ];
}

/** The text of HTML as it is read: without codes, and with blocks separated. */
export function textOfMarkup(html: string): string {
  return html
    .replaceAll(/<code>[^<]*<\/code>/g, 'x')
    .replaceAll(/<\/?(?:strong|a)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n');
}
