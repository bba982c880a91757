const words = (text: string): readonly string[] => text.split(' ');

/**
 * Allowlist for HTML from editors, as data: storage and rendering refuse the same things. Names are HTML names in lower case. Everything
 * not listed is removed; `style`, `class`, `id`, `target` and event handlers are not listed on purpose.
 */
export const richTextRules = {
  /** Elements that are kept. */
  tags: words(
    'p div br hr h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption img ' +
      'ul ol li dl dt dd a strong em u s del ins mark small sub sup ' +
      'q cite code kbd samp abbr time wbr ' +
      'table caption colgroup col thead tbody tfoot tr th td',
  ),
  /** Elements that are renamed to an equivalent. */
  renamed: {
    b: 'strong',
    i: 'em',
    strike: 's',
    tt: 'code',
    center: 'div',
    section: 'div',
    article: 'div',
    main: 'div',
    header: 'div',
    footer: 'div',
    aside: 'div',
    nav: 'div',
    address: 'div',
  },
  /** Elements that are dropped with their content; any other element that is not listed loses its tag and keeps its content. */
  dropped: words(
    'script style template noscript noembed noframes xmp plaintext title head meta ' +
      'link base iframe frame frameset object embed applet param portal svg math ' +
      'audio video canvas form input button select option textarea dialog slot',
  ),
  /** Attributes by element; `*` is every element. */
  attributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    li: ['value'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
  },
  /** Schemes of addresses; an address without a scheme is internal. `data:` and `javascript:` are in neither list. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  pictureSchemes: ['http', 'https'],
  /** Maximum nesting; deeper elements are dropped. */
  maxDepth: 40,
} as const;
