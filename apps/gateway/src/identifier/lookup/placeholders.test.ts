import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const filler = (name: string) => ({ waybill: 'WL-1', site: '门店 {x}' })[name];

describe('fillPlaceholders', () => {
  it('fills each placeholder with its fact', () => {
    expect(fillPlaceholders('承运单 {waybill}，{waybill}', filler)).toEqual({
      text: '承运单 WL-1，WL-1',
      complete: true,
    });
  });

  it('leaves a placeholder empty and reports it when the fact is unknown', () => {
    expect(fillPlaceholders('88.118.001/{motor}', filler)).toEqual({ text: '88.118.001/', complete: false });
  });

  it('does not expand placeholders inside facts', () => {
    expect(fillPlaceholders('{site}', filler)).toEqual({ text: '门店 {x}', complete: true });
  });

  it('leaves braces without a name unchanged', () => {
    expect(fillPlaceholders('{} { } {中文}', filler)).toEqual({ text: '{} { } {中文}', complete: true });
  });
});
