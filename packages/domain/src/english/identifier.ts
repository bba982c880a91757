import { identifierStates } from '../identifier/life.ts';
import { lookupTimeText } from '../identifier/lookupTime.ts';
import { sceneTemplates } from '../identifier/scene.ts';
import { identifierMessages } from '../messages/identifier.ts';
import { columnOf, pair } from './catalogue.ts';

const scanThisOne = 'Scan the QR code on the machine to look up this one.';

export const identifierPairs = [
  pair(identifierMessages, {
    void: (day) => `This identifier was voided on ${day}. Do not use the product, and ask the enterprise about it.`,
    suspended: (day) => `This identifier was suspended on ${day}. Ask the enterprise before you use the product.`,
    elsewhere: (node, responsible) =>
      `This identifier belongs to ${node} and is resolved by ${responsible}. Look it up on that platform.`,
    unknownScene: 'This identifier has no such scene, choose one from the menu',
    barcode: `This is a barcode of goods and names a product only. ${scanThisOne}`,
    checkDigit: (digit) =>
      `The check digit of this barcode is wrong, the last digit should be ${digit}. Check it and enter it again.`,
    goodsUnknown:
      'This barcode is not registered on this platform. Scan the QR code on the machine, or contact the seller.',
    gs1Link: 'This is a GS1 Digital Link, open the product record that belongs to it',
    gs1WithoutSerial: `This GS1 link names a product only. ${scanThisOne}`,
    gs1Elements: 'This is a GS1 code, open the product record that belongs to it',
    gs1ElementsWithoutSerial: `This GS1 code names a product only. ${scanThisOne}`,
    gs1SerialUnknown:
      'This serial number is not registered, which says nothing about whether the product is genuine. Check it and enter it again, or contact the enterprise.',
    notAllowed: (state, translate) =>
      `This cannot be done while the identifier is in the state “${translate(state)}”. Refresh the page and try again.`,
  }),
  pair(identifierStates, { draft: 'Not in use yet', active: 'Active', suspended: 'Suspended', void: 'Void' }),
  pair(columnOf(sceneTemplates, 'name'), {
    traceability: 'Product traceability',
    management: 'Product management',
    antiCounterfeit: 'Anti-counterfeit lookup',
    supplyChain: 'Supply chain',
    recall: 'Product recall',
    smartSafety: 'Smart safety',
    logistics: 'Logistics monitoring',
    remoteOperations: 'Remote maintenance',
    runningMonitoring: 'Running state',
    intelligentProduction: 'Smart production',
    equipmentRepair: 'Equipment repair',
    custom: 'Custom',
  }),
  pair({ shortest: lookupTimeText(0) }, { shortest: 'Less than 1 ms' }),
];
