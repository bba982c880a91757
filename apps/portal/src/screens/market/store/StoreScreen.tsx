import { useNavigate } from 'react-router-dom';
import { Container } from '../../../shared/layout/Section.styles.ts';
import { usePageMeta } from '../../../shared/page/usePageMeta.ts';
import { addressOfList } from '../parts/listAddress.ts';
import { SearchBar } from '../parts/SearchBar.tsx';
import { AdvisorCard } from './AdvisorCard.tsx';
import { BannerShow } from './BannerShow.tsx';
import { CategoryBlocks } from './CategoryBlocks.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { ChosenBlock } from './ChosenBlock.tsx';
import { FreeBlock } from './FreeBlock.tsx';
import { PartnerStrip } from './PartnerStrip.tsx';
import { PrefixCard } from './PrefixCard.tsx';
import { Blocks, Entrance, Ground, Title } from './StoreScreen.styles.ts';

/** The home page of the app market. Each part asks for its own content: none waits for another, and none takes another down. */
export default function StoreScreen() {
  usePageMeta({ title: '应用市场' });
  const navigate = useNavigate();
  return (
    <>
      <Ground>
        <Container>
          <Title>
            <h1>应用市场</h1>
            <SearchBar name="" onSearch={(name) => void navigate(addressOfList({ name }))} />
          </Title>
          <Entrance>
            <CategoryPanel />
            <BannerShow />
            <div>
              <AdvisorCard />
              <PrefixCard />
            </div>
          </Entrance>
        </Container>
      </Ground>
      <Container>
        <Blocks>
          <ChosenBlock />
          <FreeBlock />
          <CategoryBlocks />
          <PartnerStrip />
        </Blocks>
      </Container>
    </>
  );
}
