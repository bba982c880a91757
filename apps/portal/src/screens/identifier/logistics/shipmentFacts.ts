import type { KeyFigure } from '../production/Figures.tsx';
import type { Fact, SceneBlock } from '../sceneBlocks.ts';
import { duration, logisticsTexts as texts } from './texts.ts';

/** The facts of a logistics scene by their role. */
export interface ShipmentFacts {
  /** The waybill number; empty without one. */
  waybill: string;
  figures: KeyFigure[];
  /** Blocks of the facts without a role. */
  others: SceneBlock[];
}

const amount = /^([+-]?\d[\d.,]*)\s*(\D.*)$/;

/** A figure with its unit set small: `118 km`; words stay unchanged. */
function figureOf({ label, value }: Pick<Fact, 'label' | 'value'>): KeyFigure {
  const [, figure, unit] = amount.exec(value.trim()) ?? [];
  return { label, value: figure ?? value.trim(), note: unit ?? '' };
}

/**
 * Sorts the facts of a logistics scene. The duration of the transport comes from its stops (`inTransitMs`), by a fact
 * only when these do not contain it. A fact that leads to another identifier stays among the others, as a link.
 */
export function shipmentFacts(blocks: readonly SceneBlock[], inTransitMs: number | null): ShipmentFacts {
  const placed = new Set<Fact>();
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  function take(label: string): Fact | undefined {
    const found = facts.find(
      (fact) => fact.label.trim() === label && fact.value.trim() !== '' && fact.leadsTo === null,
    );
    if (found !== undefined) placed.add(found);
    return found;
  }
  const waybill = take(texts.waybill)?.value.trim() ?? '';
  const [state, statedTransit, mileage, unpacking] = [texts.state, texts.inTransit, texts.mileage, texts.unpacking].map(
    take,
  );
  const counted = inTransitMs === null ? null : duration(inTransitMs);
  const inTransit =
    counted === null
      ? statedTransit && figureOf(statedTransit)
      : { label: texts.inTransit, value: counted.value, note: counted.unit };
  const figures = [state && figureOf(state), inTransit, mileage && figureOf(mileage), unpacking && figureOf(unpacking)];
  const others = blocks.flatMap((block): SceneBlock[] => {
    if (block.kind !== 'facts') return [];
    const left = block.facts.filter((fact) => !placed.has(fact));
    return left.length === 0 ? [] : [{ ...block, facts: left }];
  });
  return { waybill, figures: figures.filter((figure) => figure !== undefined), others };
}
