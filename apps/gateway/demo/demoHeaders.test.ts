import type { Element } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { contradictions, quantitiesOf, statedQuantities } from '../testing/demo/quantities.ts';
import { buildDemo } from './buildDemo.ts';
import { productKinds } from './productKinds.ts';

const demo = buildDemo(new Date('2026-11-21T04:00:00Z'), 1);

/** Scenes of a model, including those of its batches. */
function scenesOf(modelId: number) {
  const batches = new Set(demo.batches.filter(({ model_id }) => model_id === modelId).map(({ id }) => id));
  return demo.scenes.filter(
    ({ model_id, batch_id }) => model_id === modelId || (batch_id !== null && batches.has(batch_id)),
  );
}

/** Labelled facts, alone or in groups; table rows have other subjects. */
function valuesOf(elements: readonly Element[], label: string): string[] {
  return elements.flatMap((element) => {
    if (element.dataType === 'Object') return valuesOf(element.value, label);
    return element.dataType === 'String' && element.label === label ? [element.value] : [];
  });
}

describe('the header of a demo model', () => {
  it.each(demo.models.map((model) => [model.enterprise_prefix, model.name, model] as const))(
    'matches the scenes of %s %s',
    (_, name, model) => {
      const scenes = scenesOf(model.id);
      expect(scenes).not.toEqual([]);
      const facts = scenes.flatMap(({ elements }) => statedQuantities(elements));
      expect(contradictions(`${name}，${model.describes}`, facts)).toEqual([]);
      const numbers = new Set(scenes.flatMap(({ elements }) => valuesOf(elements, '产品型号')));
      expect(numbers.size).toBeLessThanOrEqual(1);
      for (const number of numbers) expect(number.startsWith(name.split(' ')[0] ?? '')).toBe(true);
    },
  );

  it('is compared with the scenes that state the same quantity', () => {
    const measuring = demo.models.filter(({ describes }) => quantitiesOf(describes).length > 0);
    const found = measuring.filter(({ id, describes }) => {
      const other = describes.replace(/\d+/g, (figure) => `${Number(figure) + 1}`);
      const facts = scenesOf(id).flatMap(({ elements }) => statedQuantities(elements));
      return contradictions(other, facts).length > 0;
    });
    expect(measuring.length).toBeGreaterThan(40);
    expect(found.length / measuring.length).toBeGreaterThan(0.6);
  });
});

describe('contradictions', () => {
  const bike = productKinds.bike.specs.map(([label, value]) => quantitiesOf(value, label));

  it('finds quantities with different values in a header and a fact', () => {
    const header = '面向团课的竞速动感单车，20 kg 飞轮，皮带传动，48 档磁控阻力，承重 160 kg。';
    expect(contradictions(header, bike)).toEqual([
      expect.stringContaining('20 kg: 18'),
      expect.stringContaining('48 档: 32'),
      expect.stringContaining('160 kg: 150'),
    ]);
  });

  it('ignores different quantities with the same unit, and numbers in words', () => {
    expect(contradictions('18 kg 飞轮，三十二档阻力，承重 150 kg', bike.slice(0, 1))).toEqual([]);
    expect(contradictions('七档可调训练凳', [quantitiesOf('7 档', '调节档位')])).toEqual([]);
    expect(contradictions('七档可调训练凳', [quantitiesOf('8 档', '调节档位')])).toHaveLength(1);
    expect(contradictions('6 HP 交流跑步机', [quantitiesOf('4.4 kW（6 HP）', '额定功率')])).toEqual([]);
  });
});
