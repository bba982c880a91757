// Generated from tokens.json by scripts/generateTokens.mjs; change the source, then run `npm run tokens -w packages/ui`.
/** The type scale: sizes and line heights in px, with the phone's where it differs. */
export const typeScale = {
  "display": {
    "size": 56,
    "line": 76,
    "weight": 700,
    "tracking": 1,
    "mobile": {
      "size": 34,
      "line": 46
    }
  },
  "h1": {
    "size": 36,
    "line": 52,
    "weight": 700,
    "mobile": {
      "size": 26,
      "line": 36
    }
  },
  "h2": {
    "size": 32,
    "line": 44,
    "weight": 700,
    "tracking": 0.5,
    "mobile": {
      "size": 24,
      "line": 34
    }
  },
  "title": {
    "size": 28,
    "line": 40,
    "weight": 700,
    "mobile": {
      "size": 22,
      "line": 32
    }
  },
  "block": {
    "size": 24,
    "line": 34,
    "weight": 700,
    "mobile": {
      "size": 20,
      "line": 30
    }
  },
  "h3": {
    "size": 20,
    "line": 30,
    "weight": 600,
    "mobile": {
      "size": 17,
      "line": 26
    }
  },
  "h4": {
    "size": 16,
    "line": 24,
    "weight": 600
  },
  "bodyLg": {
    "size": 16,
    "line": 30,
    "weight": 400,
    "mobile": {
      "size": 15,
      "line": 27
    }
  },
  "body": {
    "size": 14,
    "line": 24,
    "weight": 400
  },
  "small": {
    "size": 13,
    "line": 22,
    "weight": 400
  },
  "caption": {
    "size": 12,
    "line": 20,
    "weight": 400
  },
  "nav": {
    "size": 15,
    "line": 24,
    "weight": 400,
    "activeWeight": 600
  },
  "codeHero": {
    "family": "code",
    "size": 80,
    "line": 88,
    "weight": 500,
    "mobile": {
      "size": 38,
      "line": 42
    }
  },
  "codeHeader": {
    "family": "code",
    "size": 44,
    "line": 48,
    "weight": 500,
    "mobile": {
      "size": 22,
      "line": 26
    }
  },
  "codePreview": {
    "family": "code",
    "size": 32,
    "line": 36,
    "weight": 500,
    "mobile": {
      "size": 22,
      "line": 26
    }
  },
  "codeInline": {
    "family": "code",
    "size": 14,
    "line": 22,
    "weight": 400
  },
  "figureXl": {
    "family": "figure",
    "size": 48,
    "line": 56,
    "weight": 600,
    "mobile": {
      "size": 30,
      "line": 38
    }
  },
  "figureLg": {
    "family": "figure",
    "size": 40,
    "line": 48,
    "weight": 600,
    "mobile": {
      "size": 28,
      "line": 36
    }
  },
  "figureMd": {
    "family": "figure",
    "size": 32,
    "line": 40,
    "weight": 600,
    "mobile": {
      "size": 26,
      "line": 34
    }
  },
  "price": {
    "family": "figure",
    "size": 20,
    "line": 28,
    "weight": 600,
    "detail": {
      "size": 36,
      "line": 44
    }
  },
  "tick": {
    "family": "figure",
    "size": 12,
    "line": 16,
    "weight": 500
  }
} as const;

/** Widths in px at which layouts change, and the height up to which a screen is low. */
export const breakpoint = {
  "mobileMax": 767,
  "tabletMin": 768,
  "tabletMax": 1199,
  "desktopMin": 1200,
  "wideMin": 1440,
  "lowMax": 400
} as const;
