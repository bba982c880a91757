import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawWatermark } from '../platform/pictures/drawWatermark.ts';
import { watermarkPurposes } from './mountPrivatePictures.ts';

describe('the font of watermarks', () => {
  it('has every character of the purposes, dates and user names', () => {
    const canvas = createCanvas(60, 60);
    const context = canvas.getContext('2d');
    drawWatermark(context, canvas, 'loads the font');
    expect(GlobalFonts.has('Lima Mark')).toBe(true);
    const ascii = String.fromCharCode(...Array.from({ length: 94 }, (_, n) => 0x21 + n));
    const drawn = (letter: string) => {
      context.clearRect(0, 0, 60, 60);
      context.font = '40px "Lima Mark"';
      context.fillText(letter, 5, 45);
      return context.getImageData(0, 0, 60, 60).data.some((value) => value > 0);
    };
    const letters = [...new Set([...Object.values(watermarkPurposes).join(''), ...ascii])];
    expect(letters.filter((letter) => !drawn(letter))).toEqual([]);
  });
});
