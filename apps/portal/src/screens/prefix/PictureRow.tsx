import { useState } from 'react';
import { Frame, Row } from './PictureRow.styles.ts';

interface ShownPicture {
  name: string;
  /** Its reference; empty once it is deleted. */
  fileName: string;
  /** A link that expires; empty without one. */
  address: string;
}

function Shown({ name, fileName, address }: ShownPicture) {
  const [broken, setBroken] = useState('');
  if (fileName === '') return <Frame data-state="unseen">{`${name}已删除`}</Frame>;
  if (address === '' || broken === address) return <Frame data-state="unseen">{`${name}暂时无法显示`}</Frame>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" aria-label={`查看${name}`}>
      <Frame>
        <img src={address} alt="" onError={() => setBroken(address)} />
      </Frame>
    </a>
  );
}

/** Private pictures side by side; each opens in a new tab. */
export function PictureRow({ pictures }: { pictures: readonly ShownPicture[] }) {
  return (
    <Row>
      {pictures.map((picture) => (
        <Shown key={picture.name} {...picture} />
      ))}
    </Row>
  );
}
