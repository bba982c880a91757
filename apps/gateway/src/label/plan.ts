import type { LabelLayout, LabelLine, LabelPlace, LabelSize, LabelSymbol, QrLevel } from '@lima-id/domain';

/** A symbol's kind and size: every label of a drawing has a symbol of the same size. */
export interface SymbolKind {
  symbol: LabelSymbol;
  /** Error correction of a QR code. */
  level: QrLevel;
  /** Modules of a side. */
  modules: number;
}

/** How labels are drawn, as plain data that can be posted to a thread. Lengths in mm. */
export interface DrawingPlan {
  output: 'pdf' | 'svg' | 'png';
  /** Title of the document. */
  title: string;
  page: LabelSize;
  label: LabelSize;
  /** Places of the labels on a page. */
  places: readonly LabelPlace[];
  /** Where the symbol lies on a label. */
  symbol: LabelLayout['symbol'];
  /** Modules of a side of the symbol. */
  modules: number;
  dotsPerMm: number;
}

/** A label with its symbol, ready to be drawn. */
export interface DrawnLabel {
  /** Row by row, 1 where the symbol is dark. */
  modules: Uint8Array;
  lines: readonly LabelLine[];
  /** Name of its file, without the ending. */
  name: string;
}

/** Draws labels into a file, piece by piece. */
export interface Drawer {
  /** Draws the next labels. Returns the bytes of the file that are ready, which may be none. */
  add(labels: readonly DrawnLabel[]): Promise<Uint8Array>;
  /** Returns the last bytes. */
  end(): Promise<Uint8Array>;
}
