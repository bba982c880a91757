/** Whether the camera of this stream has a light that the page may switch. */
export function hasTorch(stream: MediaStream): boolean {
  const track = stream.getVideoTracks()[0];
  if (track === undefined || typeof track.getCapabilities !== 'function') return false;
  const capabilities: object = track.getCapabilities();
  return 'torch' in capabilities && capabilities.torch === true;
}

/** Switches the light; false when the camera refused. */
export async function switchTorch(stream: MediaStream, on: boolean): Promise<boolean> {
  const constraint: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [constraint] });
    return true;
  } catch {
    return false;
  }
}
