import { contract } from '@lima-id/api';
import type { Attack } from '../attack.ts';
import { type DemoGateway, inTurns, startDemoGateway, upTo } from '../demoGateway.ts';
import type { Answer } from '../visitor.ts';

const identifier = '88.118.001/GT-2026-000123';

/** The remote operations scene, which requires a verified phone. */
async function lockedScene(gateway: DemoGateway): Promise<string> {
  const { data } = await gateway.visitor(0).call(contract.readIdentifier, { identifier });
  const { scenes } = data as { scenes: { sceneConfId: string; templateCode: string }[] };
  const scene = scenes.find(({ templateCode }) => templateCode === '7');
  if (scene === undefined) throw new Error('The demo has no scene of remote operations.');
  return scene.sceneConfId;
}

/** Phone numbers of the attack: 13900010000 and up. */
const numberOf = (n: number) => `139${String(10_000 + n).padStart(8, '0')}`;

/** The platform's daily SMS budget during the attack. */
const perDay = 200;

/** SMS to strangers' numbers, without a captcha proof and with any number of proofs, from many addresses. */
export const smsFlood: Attack = {
  name: 'smsFlood',
  dialects: ['embedded', 'postgresql'],
  async run(context) {
    const gateway = await startDemoGateway(context, { SMS_PER_DAY: String(perDay) });
    const sceneConfId = await lockedScene(gateway);
    const lookUp = { identifier, sceneConfId, effect: 'SEND' } as const;

    context.log('300 numbers from 250 addresses without a proof');
    await Promise.all(
      upTo(300).map((n) =>
        gateway.visitor(n % 250).call(contract.lookUpIdentifier, { ...lookUp, mobile: numberOf(n) }),
      ),
    );
    const withoutSlide = gateway.sent().length;

    /** Sends a scene code with a proof that another address earned. */
    const sendFor = async (mobile: string, from: number): Promise<() => Promise<Answer>> => {
      const slide = await gateway.visitor(from).prove('scene');
      return () => gateway.visitor(from).call(contract.lookUpIdentifier, { ...lookUp, mobile, slide });
    };
    context.log('50 at the same moment for one number');
    const atOnce = await Promise.all(upTo(50).map((n) => sendFor(numberOf(900), n)));
    await Promise.all(atOnce.map((send) => send()));
    const toOne = gateway.sent(numberOf(900)).length;

    context.log('80 numbers from one address');
    const before = gateway.sent().length;
    const fromOne = await Promise.all(
      upTo(80).map(async (n) => {
        const slide = await gateway.visitor(n).prove('scene');
        return () =>
          gateway.visitor(240).call(contract.lookUpIdentifier, { ...lookUp, mobile: numberOf(1_000 + n), slide });
      }),
    );
    await Promise.all(fromOne.map((send) => send()));
    const byAddress = gateway.sent().length - before;

    context.log('300 numbers from 230 addresses with a slide each');
    const answers = await inTurns(300, 50, async (n) => (await sendFor(numberOf(2_000 + n), n % 230))());
    const total = gateway.sent().length;
    const refused = answers.filter(({ success }) => !success);
    const byCode = refused.filter(({ code }) => code === 900).length;
    return [
      {
        what: 'SMS to 300 numbers from 250 addresses without a proof',
        target: '0',
        measured: `${withoutSlide}`,
        isMet: withoutSlide === 0,
      },
      {
        what: 'SMS to one number, 50 concurrent with proofs',
        target: '1',
        measured: `${toOne}`,
        isMet: toOne === 1,
      },
      {
        what: 'SMS for one address, 80 numbers with proofs',
        target: '60',
        measured: `${byAddress}`,
        isMet: byAddress === 60,
      },
      {
        what: `SMS in all, 300 more numbers from 230 addresses with proofs, ${perDay} a day`,
        target: `${perDay}`,
        measured: `${total}`,
        isMet: total === perDay,
      },
      {
        what: 'of those refused, with code 900',
        target: `${refused.length} of ${refused.length}`,
        measured: `${byCode} of ${refused.length}`,
        isMet: refused.length > 0 && byCode === refused.length,
      },
    ];
  },
};
