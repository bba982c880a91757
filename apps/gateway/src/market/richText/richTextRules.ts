const words = (text: string): readonly string[] => text.split(' ');

/** Allowlist for rich text, the same by which the design system renders it; a test compares them. Everything else is removed. */
export const richTextRules = {
  /** Allowed elements. */
  tags: words(
    'p div br hr h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption img ' +
      'ul ol li dl dt dd a strong em u s del ins mark small sub sup ' +
      'q cite code kbd samp abbr time wbr ' +
      'table caption colgroup col thead tbody tfoot tr th td',
  ),
  /** Elements renamed to an equivalent one. */
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
  /** Elements removed with their content; other unknown elements lose only the tag. */
  dropped: words(
    'script style template noscript noembed noframes xmp plaintext title head meta ' +
      'link base iframe frame frameset object embed applet param portal svg math ' +
      'audio video canvas form input button select option textarea dialog slot',
  ),
  /** Attributes by element; `*` for every element. */
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
  /** Allowed URL schemes; a URL without one is a path of the site. `data:` and `javascript:` are in neither list. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  pictureSchemes: ['http', 'https'],
  /** Maximum nesting depth; deeper content is removed. */
  maxDepth: 40,
} as const;
