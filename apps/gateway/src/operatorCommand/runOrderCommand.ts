import { contract, type ReceivedPayment } from '@lima-id/api';
import { marketMessages, orderStatuses, refundStopMessages } from '@lima-id/domain';
import { CommandFailure } from './commandFailure.ts';
import {
  describeListedOrder,
  describePayment,
  describeRepaying,
  describeReviewedOrder,
  describeSettling,
  typeAmount,
} from './describeOrder.ts';
import { lastLine, listPageSize } from './listPage.ts';
import type { OperatorClient } from './operatorClient.ts';
import type { OrderCommand, SettleCommand, StopRefundCommand } from './readCommand.ts';
import { section } from './section.ts';

/** Money without a known order, shown below the flagged orders; empty when there is none. */
async function listUnknown({ ask }: OperatorClient, page: number): Promise<string[]> {
  const { total, payments } = await ask(contract.listUnknownPayments, { page, pageSize: listPageSize });
  if (total === 0) return [];
  const lines = [...payments.map(describePayment), lastLine(total, '笔', page), ...describeSettling(payments)];
  return section('不明到账', lines);
}

async function list(
  client: OperatorClient,
  { status, flagged, page }: Extract<OrderCommand, { name: 'list' }>,
): Promise<string> {
  const wanted = { status, flagged: flagged || undefined, page, pageSize: listPageSize };
  const { total, orders } = await client.ask(contract.listOrders, wanted);
  const unknown = flagged ? await listUnknown(client, page) : [];
  return [...orders.map(describeListedOrder), lastLine(total, '件', page), ...unknown].join('\n');
}

/** The current order of an order code or a remittance code. */
async function find({ ask }: OperatorClient, code: string) {
  const { orders } = await ask(contract.listOrders, { code, page: 1, pageSize: 1 });
  const [found] = orders;
  if (found === undefined) throw new CommandFailure(marketMessages.order.unknown);
  return found;
}

/** The payment of a transaction id: one of an order, or one of no known order. */
async function findPayment(
  client: OperatorClient,
  { code, transaction }: Pick<SettleCommand, 'code' | 'transaction'>,
): Promise<ReceivedPayment> {
  const { payments } =
    code === undefined
      ? await client.ask(contract.listUnknownPayments, { transaction, page: 1, pageSize: 1 })
      : await client.ask(contract.readOrderForReview, { id: (await find(client, code)).id });
  const found = payments.find((payment) => payment.transaction === transaction);
  if (found !== undefined) return found;
  const hint = code === undefined ? '；属于订单的到账，请在交易号前写明订单号' : '';
  throw new CommandFailure(`${marketMessages.settlement.unknown}${hint}`);
}

async function settle(client: OperatorClient, command: SettleCommand): Promise<string> {
  const { provider, transaction, refund: from } = await findPayment(client, command);
  const { amount: repaidAmount, keptFor, note } = command;
  const request = { provider, transaction, from, repaidAmount, keptFor, note };
  return describePayment(await client.ask(contract.settlePayment, request));
}

async function stopRefund(client: OperatorClient, command: StopRefundCommand): Promise<string> {
  const { provider, transaction } = await findPayment(client, command);
  const { code, reason, checked } = command;
  try {
    const stopped = await client.ask(contract.stopRefund, { provider, transaction, reason, checked });
    return [describePayment(stopped), describeRepaying(code, transaction)].join('\n');
  } catch (error) {
    if (!(error instanceof CommandFailure) || error.message !== refundStopMessages.checkFirst) throw error;
    throw new CommandFailure(`${error.message}；已经核对的，请加 --checked`, { cause: error });
  }
}

/** Executes a command on orders; returns its output. Throws a CommandFailure on failure. */
export async function runOrderCommand(client: OperatorClient, command: OrderCommand): Promise<string> {
  const { ask } = client;
  if (command.name === 'list') return await list(client, command);
  if (command.name === 'settle') return await settle(client, command);
  if (command.name === 'stop-refund') return await stopRefund(client, command);
  const { id, orderCode, buyerCompanyName, status: from, amountDiffers } = await find(client, command.code);
  if (command.name === 'show') return describeReviewedOrder(await ask(contract.readOrderForReview, { id }));
  const unconfirmed =
    command.name === 'accept' && from === 'pendingReview' && amountDiffers && command.amount === undefined;
  if (unconfirmed) throw new CommandFailure(`${orderCode} 的付款金额与应付金额不一致。${typeAmount(orderCode)}`);
  const { status } =
    command.name === 'reject'
      ? await ask(contract.rejectOrder, { id, from, reason: command.reason })
      : await ask(contract.acceptOrder, { id, from, amount: command.amount });
  return `${orderCode} ${buyerCompanyName}：${orderStatuses[from]} → ${orderStatuses[status]}`;
}
