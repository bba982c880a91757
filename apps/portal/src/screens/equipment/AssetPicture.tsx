import { Illustration } from '@lima-id/ui';
import { useState } from 'react';

/** The picture of a device; a generic drawing replaces one that is missing or fails to load. */
export function AssetPicture({ address, name }: { address: string; name: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const alt = `${name}的图片`;
  if (address === '' || broken === address) return <Illustration name="asset" alt={alt} />;
  return <img src={address} alt={alt} onError={() => setBroken(address)} />;
}
