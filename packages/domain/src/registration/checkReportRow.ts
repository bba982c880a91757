import type { ObjectElement, StringElement } from '../identifier/elementParts.ts';
import { registrationMessages } from '../messages/registration.ts';
import { readRemoteAdvice, remoteAdviceLabels } from '../scene/remoteAdvice.ts';
import { placesIn } from './place.ts';
import { inside, refuse, type SceneReading, type Spot } from './sceneReading.ts';

const messages = registrationMessages.block;
const { measured, least, most, place, handler, minutes } = remoteAdviceLabels;

function adviceOf(fact: StringElement, ...others: [label: string, value: string][]) {
  return readRemoteAdvice({ value: [fact, ...others.map(([label, value]) => ({ ...fact, label, value }))] });
}

/** Whether the page of an object can use what stands under a label; it leaves out what it cannot, without saying so. */
const usable = new Map<string, (fact: StringElement) => boolean>([
  [measured, (fact) => adviceOf(fact, [least, '0'])?.reading != null],
  [least, (fact) => adviceOf(fact, [measured, '0'])?.reading != null],
  [most, (fact) => adviceOf(fact, [measured, '0'])?.reading != null],
  ...[place, handler, minutes].map((label): [string, (fact: StringElement) => boolean] => [
    label,
    (fact) => adviceOf(fact) !== null,
  ]),
]);

/** Notes what is wrong in a row of a remote check: no result, which is its last fact, and advice that no page could use. */
export function checkReportRow(reading: SceneReading, spot: Spot, { value: facts }: ObjectElement): void {
  const at = inside(spot, 'value');
  const result = facts[facts.length - 1];
  if (result === undefined || result.value === '') {
    refuse(reading, at, 'checkResult', messages.checkResult(spot.block));
    return;
  }
  for (const [index, fact] of facts.entries()) {
    const filled = fact.value !== '' && placesIn(fact.value).length === 0;
    if (fact !== result && filled && usable.get(fact.label)?.(fact) === false)
      refuse(reading, inside(at, index, 'value'), 'advice', messages.advice(spot.block, fact.label));
  }
}
