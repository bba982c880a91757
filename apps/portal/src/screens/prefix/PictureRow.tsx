import { useState } from 'react';
import { Frame, Row } from './PictureRow.styles.ts';

interface ShownPicture {
  name: string;
  /** A link that expires; empty while there is none. */
  address: string;
}

function Shown({ name, address }: ShownPicture) {
  const [broken, setBroken] = useState('');
  if (address === '' || broken === address) return <Frame data-state="unseen">{name}暂时无法显示</Frame>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" aria-label={`查看${name}`}>
      <Frame>
        <img src={address} alt="" onError={() => setBroken(address)} />
      </Frame>
    </a>
  );
}

/** Private pictures beside each other; each opens in a tab of its own. */
export function PictureRow({ pictures }: { pictures: readonly ShownPicture[] }) {
  return (
    <Row>
      {pictures.map((picture) => (
        <Shown key={picture.name} {...picture} />
      ))}
    </Row>
  );
}
