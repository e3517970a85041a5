import { useId } from 'preact/hooks';
import type { DeliveryEvent } from '#ticket-lab/delivery/runDelivery.ts';
import { OutcomeMark } from '#ui/OutcomeMark.tsx';
import { answerSentences, ledgerAt, markOf, noteText } from './explain.ts';
import type { DeliveryWords } from './messages/en.ts';
import type { PlayedServer } from './play.ts';
import { Stack } from './Stack.tsx';

interface Props {
  readonly events: readonly DeliveryEvent[];
  readonly server: PlayedServer;
  readonly shown: number;
  readonly words: DeliveryWords;
}

/** One server at a moment: what it answered, what the client knows, its ledger, and what went wrong in all. */
export function ServerPanel({ events, server, shown, words }: Props) {
  const id = useId();
  const count = ledgerAt(server, shown).length;
  const isHarmed = server.doubled + server.lost > 0;
  return (
    <section class="delivery-server" data-server={server.server} aria-labelledby={id}>
      <h3 id={id}>{words.servers[server.server]}</h3>
      <Stack shown={shown} layers={[null, ...events.map((event, i) => answers(server, i, event, words))]} />
      <p class="widget-label">{count === 0 ? words.ledgerIsEmpty : words.ledger}</p>
      <ol class="delivery-ledger">
        {server.entries.map(({ note, by, how }, i) => (
          <li
            key={i}
            data-how={how}
            data-written={by < shown}
            data-now={by === shown - 1}
            aria-hidden={by < shown ? undefined : true}
          >
            {noteText(note, words)}
            {how !== 'first' && <strong class="delivery-how">{words.entries[how]}</strong>}
          </li>
        ))}
      </ol>
      <p class="delivery-sum" data-harmed={isHarmed}>
        <OutcomeMark kind={isHarmed ? 'refused' : 'allowed'} />
        <span>
          <span class="delivery-sum-label">{words.sumLabel}</span> {words.sum(server.doubled, server.lost)}
        </span>
      </p>
    </section>
  );
}

/** What a server answered to one event; to a restart or a new version, nothing. */
function answers({ answers }: PlayedServer, index: number, event: DeliveryEvent, words: DeliveryWords) {
  if (event.kind !== 'send') return <p class="delivery-silent">{words.changes[event.kind].short}</p>;
  const given = answers[index] ?? [];
  return (
    <ul class="delivery-answers">
      {given.map((answer, i) => (
        <li key={i} data-answer={answer.server} data-client={answer.client} data-harm={answer.harm ?? 'none'}>
          <OutcomeMark kind={markOf(answer)} />
          <span>
            {given.length > 1 && `${words.twoRequests[i]}${words.gap}`}
            {answerSentences(answer, words)}
          </span>
        </li>
      ))}
    </ul>
  );
}
