import type { DeliveryEvent } from '#ticket-lab/delivery/runDelivery.ts';
import { OutcomeMark } from '#ui/OutcomeMark.tsx';
import { ledgerAt, markOf, noteText } from './explain.ts';
import type { DeliveryWords } from './messages/en.ts';
import type { Played, PlayedServer } from './play.ts';

interface Props {
  readonly played: Played;
  readonly shown: number;
  readonly words: DeliveryWords;
  readonly onMoment: (moment: number) => void;
}

/** The way of a message and of its answer, drawn: the words stand beside it. */
const ways = { arrives: '→ ←', request_lost: '→×', answer_lost: '→ ×←' } as const;

/** The whole history, an event a row: the client, the network, and on each server the answer and the ledger. */
export function Timeline({ played: { events, servers }, shown, words, onMoment }: Props) {
  return (
    <div class="delivery-timeline">
      <h3 class="widget-label">{words.timeline}</h3>
      <div class="delivery-row delivery-columns" aria-hidden="true">
        <span>{words.clientColumn}</span>
        {servers.map(({ server }) => (
          <span key={server}>{words.servers[server]}</span>
        ))}
      </div>
      <ol>
        {events.map((event, i) => (
          <li
            key={i}
            class="delivery-row"
            data-event={i + 1}
            data-time={i < shown - 1 ? 'past' : i < shown ? 'now' : 'future'}
          >
            <button
              type="button"
              class="delivery-event"
              aria-current={i === shown - 1 ? 'step' : undefined}
              onClick={() => onMoment(i + 1)}
            >
              <span class="delivery-number">{i + 1}</span>
              <span>
                <ClientAndNetwork event={event} words={words} />
              </span>
            </button>
            {servers.map((server) => (
              <div key={server.server} class="delivery-cell" data-server={server.server}>
                <span class="delivery-cell-name">{words.servers[server.server]}</span>
                {cell(server, i, event, words)}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function ClientAndNetwork({
  event,
  words,
}: {
  readonly event: DeliveryEvent;
  readonly words: DeliveryWords;
}) {
  if (event.kind !== 'send') return <>{words.actions[event.kind]}</>;
  return (
    <>
      <code>{event.key}</code> {noteText(event.note, words)}
      {event.twice && <span class="delivery-twice"> {words.twice}</span>}
      <span class="delivery-way">
        <span aria-hidden="true">{ways[event.fate]}</span> {words.fates[event.fate]}
      </span>
    </>
  );
}

function cell(server: PlayedServer, index: number, event: DeliveryEvent, words: DeliveryWords) {
  const answers = server.answers[index] ?? [];
  return (
    <>
      {answers.map((answer, i) => (
        <span key={i} class="delivery-short" data-harm={answer.harm ?? 'none'}>
          <OutcomeMark kind={markOf(answer)} />
          <span>
            {answer.harm === null ? (
              words.answersShort[answer.server]
            ) : (
              <strong>{words.harms[answer.harm]}</strong>
            )}
            <span class="delivery-quiet">{words.clientShort[answer.client]}</span>
          </span>
        </span>
      ))}
      {event.kind !== 'send' && <span class="delivery-quiet">{words.changes[event.kind].short}</span>}
      <span class="delivery-quiet">{words.ledgerShort(ledgerAt(server, index + 1).length)}</span>
    </>
  );
}
