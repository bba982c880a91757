const words = (text: string): readonly string[] => text.split(' ');

/**
 * What HTML from editors may hold, as data: the store and the view of such HTML refuse the same things. Names are
 * those of HTML, in lower case. Everything not named here goes; `style`, `class`, `id`, `target` and event handlers
 * are not named on purpose.
 */
export const richTextRules = {
  /** Elements that stay as they are. */
  tags: words(
    'p div br hr h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption img ' +
      'ul ol li dl dt dd a strong em u s del ins mark small sub sup ' +
      'q cite code kbd samp abbr time wbr ' +
      'table caption colgroup col thead tbody tfoot tr th td',
  ),
  /** Elements that stay under another name: what editors write for the same thing. */
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
  /** Elements that go with all they hold; of any other element that is not named only the tag goes and its content stays. */
  dropped: words(
    'script style template noscript noembed noframes xmp plaintext title head meta ' +
      'link base iframe frame frameset object embed applet param portal svg math ' +
      'audio video canvas form input button select option textarea dialog slot',
  ),
  /** Attributes by element; `*` stands for every element. */
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
  /** Schemes of addresses; an address without a scheme leads inside the site. `data:` and `javascript:` are in neither list. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  pictureSchemes: ['http', 'https'],
  /** Elements inside each other; what stands deeper goes. */
  maxDepth: 40,
} as const;
