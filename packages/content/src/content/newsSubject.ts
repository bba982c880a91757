import {
  type Article,
  article,
  characterCount,
  hottestNewsCount,
  type NewsSummary,
  readingMinutes,
} from '@lima-id/domain';
import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { checkMarkup, writeMarkup } from './articleMarkup.ts';
import type { ContentSubject } from './contentSubject.ts';
import { drawingOf } from './outline.ts';
import { takeHead } from './takeHead.ts';

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Names of the drawings in a text. */
function drawingsOf(nodes: readonly RootContent[]): { picture: string }[] {
  return nodes.flatMap((node) => {
    const drawing = node.type === 'paragraph' ? drawingOf(node) : null;
    return drawing === null ? [] : [{ picture: drawing.url }];
  });
}

const articleLinks = /href="\/news\/detail\/(?<id>[^"]*)"/g;

/** News articles. */
export const newsSubject: ContentSubject<Article> = {
  folder: 'news',
  fields: ['id', 'time', 'category', 'author', 'tags', 'picture', 'hot'],
  schema: article,

  assemble({ meta, body }, report) {
    const { children } = fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
    const { title, summary, rest } = takeHead(children, report);
    checkMarkup(rest, report);
    return {
      id: meta['id'],
      title,
      time: meta['time'],
      category: meta['category'],
      author: meta['author'],
      tags: meta['tags'],
      summary,
      picture: meta['picture'],
      ...('hot' in meta && { hotRank: meta['hot'] }),
      minutes: readingMinutes(characterCount(children.map(wordsOf).join(''))),
      content: writeMarkup(rest),
      // Not part of an article, so they are removed after validation; until then their names are checked.
      drawings: drawingsOf(rest),
    };
  },

  fieldName(path) {
    const [first, index] = path.map(String);
    if (first === 'drawings') return `drawing ${Number(index) + 1} of the text`;
    if (first === 'tags' && index !== undefined) return `tags, number ${Number(index) + 1}`;
    if (first === 'content') return 'text';
    return first === 'hotRank' ? 'hot' : (first ?? 'file');
  },

  summarise({ id, title, time, category, author, tags, summary, picture, hotRank, minutes }): NewsSummary {
    const listed = { id, title, time, category, author, tags, summary, picture, minutes };
    return hotRank === undefined ? listed : { ...listed, hotRank };
  },

  checkAll(news, report) {
    const ids = new Set(news.map(({ id }) => String(id)));
    for (let rank = 1; rank <= hottestNewsCount; rank += 1) {
      const holders = news.filter(({ hotRank }) => hotRank === rank).map(({ id }) => id);
      if (holders.length > 1) report('hot', `articles ${holders.join(' and ')} both have rank ${rank}`);
    }
    for (const { id, content } of news) {
      for (const { groups } of content.matchAll(articleLinks)) {
        const to = groups?.['id'] ?? '';
        if (!ids.has(to)) report('links', `article ${id} leads to article ${to}, which there is not`);
      }
    }
  },
};
