import { contract, type LookupRequest } from '@lima-id/api';
import {
  type MockAnswer,
  mockEndpoint,
  monitoringData,
  monitoringElement,
  monitoringNow,
  treadmillRecord,
} from '@lima-id/api/msw';
import { type Element, type IdentifierRecord, type MonitoringData, sceneTabs } from '@lima-id/domain';
import { StoryFrame } from '../../../shared/stories/StoryFrame.tsx';
import { SceneView } from '../SceneView.tsx';
import type { SceneData } from '../sceneProps.ts';

const tab = sceneTabs(treadmillRecord.scenes).find(({ templateCode }) => templateCode === 'runningMonitoring');
const place = {
  visit: { text: treadmillRecord.identifier, visit: 'story' },
  kept: { store: null },
  now: () => monitoringNow,
  onVerified: () => {},
};

/** The data of a monitoring scene: what the machine reported, and what the platform keeps besides. */
export function reported(data: MonitoringData, others: readonly Element[] = []): SceneData {
  return { state: 'ready', elements: [monitoringElement(data), ...others] };
}

export type Answer = MockAnswer<IdentifierRecord, null>;

/** A reply with the readings of the range that is asked for. */
export function answerReadings({ monitoring }: LookupRequest): Answer {
  return answered(monitoringData(monitoring?.window));
}

export function answered(data: MonitoringData): Answer {
  return { reply: { ...treadmillRecord, sceneConfId: 'scene-8', elements: [monitoringElement(data)] } };
}

/** A server that answers so. */
export function server(answer: (asked: LookupRequest) => Answer = answerReadings) {
  return { msw: { handlers: [mockEndpoint(contract.lookUpIdentifier, answer)] } };
}

/** Stops the clock at the moment of the fixture; `pass` moves it on. */
export function stoppedClock() {
  let moment = monitoringNow;
  return {
    stop: () => {
      const own = Date.now;
      moment = monitoringNow;
      Date.now = () => moment;
      return () => {
        Date.now = own;
      };
    },
    pass: (ms: number) => {
      moment += ms;
    },
  };
}

/** A monitoring scene as the page of an object shows it. */
export function MonitoringStory({ data, record = treadmillRecord }: { data: SceneData; record?: IdentifierRecord }) {
  if (tab === undefined) throw new Error('The treadmill has a monitoring scene.');
  return (
    <StoryFrame>
      <SceneView tab={tab} data={data} record={record} verification={place} />
    </StoryFrame>
  );
}
