import { describe, expect, it } from 'vitest';
import { fillPlaces } from './places.ts';

const filler = (name: string) => ({ waybill: 'WL-1', site: '门店 {x}' })[name];

describe('fillPlaces', () => {
  it('fills each place with its fact', () => {
    expect(fillPlaces('承运单 {waybill}，{waybill}', filler)).toEqual({ text: '承运单 WL-1，WL-1', complete: true });
  });

  it('leaves a place empty and says so when the fact is unknown', () => {
    expect(fillPlaces('88.118.001/{motor}', filler)).toEqual({ text: '88.118.001/', complete: false });
  });

  it('does not fill a place that a fact brings along', () => {
    expect(fillPlaces('{site}', filler)).toEqual({ text: '门店 {x}', complete: true });
  });

  it('leaves braces alone when they hold no name', () => {
    expect(fillPlaces('{} { } {中文}', filler)).toEqual({ text: '{} { } {中文}', complete: true });
  });
});
