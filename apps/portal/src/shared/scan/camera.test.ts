import { describe, expect, it } from 'vitest';
import { cameraFailure } from './cameraFailure.ts';
import { chooseRearCamera } from './rearCamera.ts';

const camera = (deviceId: string, label: string) => ({ deviceId, kind: 'videoinput', label });

describe('chooseRearCamera', () => {
  it('takes the plain rear lens when the phone has several', () => {
    const devices = [
      camera('front', 'Front Camera'),
      camera('wide', 'Back Ultra Wide Camera'),
      camera('plain', 'Back Camera'),
    ];
    expect(chooseRearCamera(devices)).toBe('plain');
  });

  it('takes a special rear lens when there is no plain one', () => {
    expect(chooseRearCamera([camera('front', 'Front'), camera('tele', 'Rear Telephoto')])).toBe('tele');
  });

  it('leaves the choice to the browser when no camera is named as a rear one', () => {
    expect(chooseRearCamera([camera('a', ''), camera('b', 'HD Webcam')])).toBeNull();
    expect(chooseRearCamera([{ deviceId: 'm', kind: 'audioinput', label: 'Rear microphone' }])).toBeNull();
  });
});

describe('cameraFailure', () => {
  it('distinguishes a refusal, a missing camera and a busy camera when the browser names them', () => {
    expect(cameraFailure(new DOMException('no', 'NotAllowedError'))).toBe('refused');
    expect(cameraFailure(new DOMException('no', 'NotFoundError'))).toBe('missing');
    expect(cameraFailure(new DOMException('no', 'NotReadableError'))).toBe('busy');
  });

  it('reports a general failure when the reason is unknown', () => {
    expect(cameraFailure('?')).toBe('failed');
  });
});
