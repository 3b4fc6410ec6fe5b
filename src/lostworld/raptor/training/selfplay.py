"""Whole games of nets against each other in compiled code, without the interpreter lock.

What the net learns from.

A game is played as the players play it, only faster: cards from the net's table of pairs, turns by a small
search. Every boundary inside a round becomes a sample; what it came to is the game's result, mixed with what
the net thought on the way (TD(lambda)), less the luck of the cards: what those drawn and chosen brought one
side by the table of pairs is nothing on average, and without it a game says several times as much.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from lostworld import uncompiled as cython

if not cython.compiled:
    from lostworld.raptor.evaluation.net import Net, judge_pairs, lay_base
    from lostworld.raptor.rules.bits import count, lowest
    from lostworld.raptor.rules.kernel import (
        ALL_CARDS,
        CARD_SHOWN,
        CARDS,
        CARDS_OBSERVED,
        CHOOSE_CARD,
        END,
        OVER,
        PLACE,
        POINTS,
        RAPTOR,
        RETURN,
        SHUFFLE,
        Position,
        act,
        assign,
        conclude,
        draw_number,
        generate,
        next_seat,
        shuffle,
    )
    from lostworld.raptor.search.cards import (
        Learning,
        deal_hands,
        share_out,
        shown_worths,
        solve,
        solve_observed,
    )
    from lostworld.raptor.search.pairs import Pairs, fill_table
    from lostworld.raptor.search.playouts import best_answer, card_to_show, draw_card, meeting, nth, usual_of
    from lostworld.raptor.search.turns import LONGEST_PLAN, Turns, best_plan, chance_of, explore, new_scratch
    from lostworld.raptor.training.learner import Samples, record, record_table

LONGEST = 60
"""A game that has not ended after so many rounds is stopped."""
CARD_ROUNDS = 30
MOST_TRIES = 10_000
MOST_STEPS = 5_000
"""More than any game of so many rounds has; from a position that cannot be nothing may follow for ever."""
SEARCHED_SHARE = 0.7
"""How much of what a position's search found is learned for it; the rest is what the game came to."""
SEARCHED_TRACE = 0.6
"""How far a later result counts back beyond a position that was searched."""


class Arena:
    """Room to play games one after another. Threads need one each."""

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            # Without its ``__init__`` it has room for no position, and refuses every game.
            self.turns = Turns.__new__(Turns)
            self.pairs = Pairs.__new__(Pairs)
            self.learning = Learning.__new__(Learning)

    def __init__(self, position: Position, budget: int) -> None:
        """``budget``: how many positions a turn may look at."""
        self.turns = Turns(position, budget)
        self.pairs = Pairs(position, budget)
        self.learning = Learning()
        self.budget = budget
        self.games = self.rounds = 0
        if not cython.compiled:
            self.wins = [0, 0, 0]
        for i in range(3):
            self.wins[i] = 0

    def results(self) -> tuple[int, int, int, int, int]:
        """Games, Raptor's wins, Scientist's wins, unfinished games, rounds."""
        return self.games, self.wins[0], self.wins[1], self.wins[2], self.rounds

    def play(
        self,
        position: Position,
        raptor: Net,
        scientist: Net,
        judge: Net,
        samples: Samples,
        seed: int,
        random_cards: float,
        noise: float,
        trace: float,
        tries: int,
        searched: float = 0.0,
        table_budget: int = 60,
    ) -> int:
        """Play a game to its end.

        The winner or -1. ``tries``: family placements compared, 0 for a random setup. ``searched``: how often
        the choice of cards is played out pair by pair, with so many positions a turn, and learned from.
        """
        if not self.turns.capacity:
            raise ValueError("this has room for no position")
        if not 0 <= tries <= MOST_TRIES:
            raise ValueError(f"{tries} setups cannot be tried")
        if not is_whole(position):
            raise ValueError("a game is played from a position whose cards are all known")
        s = new_scratch(position)
        s.random = seed
        turns = self.turns
        turns.settle_on(s)
        turns.noise = noise
        pairs = self.pairs
        pairs.settle_on(s)
        here = turns.here
        there = turns.there
        learning = self.learning
        best = new_scratch(position)
        answer = new_scratch(position)
        one_mind = raptor is scientist
        with cython.nogil:
            if s.phase == PLACE:
                set_up(s, best, answer, raptor, scientist, tries)
            winner = play_game(
                self,
                s,
                turns,
                here,
                there,
                learning,
                raptor,
                scientist,
                judge,
                samples,
                random_cards,
                trace,
                one_mind,
                pairs,
                searched,
                table_budget,
            )
        self.games += 1
        self.wins[winner if winner >= 0 else 2] += 1
        self.rounds += s.round
        return winner


def is_whole(s: Position) -> int:
    """Whether every card is known and in its place, and whoever has yet to choose has a card."""
    for side in range(2):
        cards = s.hand[side] | s.discard[side]
        size = count(s.hand[side]) + count(s.discard[side]) + s.pile_size[side]
        if s.played[side]:
            cards |= 1 << s.played[side]
            size += 1
        for i in range(s.pile_size[side]):
            cards |= 1 << (s.pile[side] >> 4 * i & 15)
        if s.phase != SHUFFLE and (cards != ALL_CARDS or size != 9):
            return 0
        if (s.phase == CARDS or s.phase == CARDS_OBSERVED) and not s.hand[side]:
            return 0
    return s.board.walk != 0


def set_up(s: Position, best: Position, answer: Position, raptor: Net, scientist: Net, tries: int) -> None:
    """Place all figures: the best of ``tries`` random families against one good answer each, or at random."""
    assign(answer, s)
    if tries == 0:
        place_at_random(s, 10)
        conclude(s)
        return
    best_value = -1.0
    random = s.random
    for _ in range(tries):
        assign(s, answer)
        s.random = random
        place_at_random(s, 6)
        place_scientists(s, raptor)
        random = s.random
        value = setup_chance(raptor, s)
        if value > best_value:
            best_value = value
            assign(best, s)
    assign(s, best)
    s.random = random
    s.active = 0
    place_scientists(s, scientist)
    conclude(s)


def place_at_random(s: Position, figures: int) -> None:
    for _ in range(figures):
        n = generate(s, 0)
        act(s, 0, s.moves[draw_number(s, n)])


def setup_chance(net: Net, s: Position) -> float:
    """Raptor's chance with all figures placed, as if the first round had begun."""
    s.round = 1
    s.phase = CARDS
    lay_base(net, s)
    value = chance_of(net, s, -1, 0)
    s.round = 0
    s.phase = PLACE
    return value


def place_scientists(s: Position, net: Net) -> None:
    """A good answer to the family: tile by tile the best space, twice over, from a random start."""
    for tile in range(6, 10):
        s.active |= nth(s.board.tile[tile], draw_number(s, 3))
    value = setup_chance(net, s)
    for _ in range(2):
        for tile in range(6, 10):
            spaces = s.board.tile[tile]
            others = s.active & ~spaces
            chosen = s.active & spaces
            while spaces:
                space = spaces & -spaces
                spaces ^= space
                s.active = others | space
                tried = setup_chance(net, s)
                if tried < value:
                    value = tried
                    chosen = space
            s.active = others | chosen


def choose_card(
    s: Position,
    learning: Learning,
    net: Net,
    side: int,
    random_cards: float,
    solved: int,
    kept: int,
    usual: list[float],
) -> int:
    """A card of ``side``'s hand; ``solved`` when the other side has just worked out the same mixtures.

    ``usual`` gets how often it chooses each card over all hands that have the cards ``kept`` in them, if both
    sides choose at once.
    """
    if not cython.compiled:
        table = [0.0] * 81
        shares = [0.0] * 10
    hand = s.hand[side]
    by_chance = 1.0 if net.by_hand else random_cards
    if not solved and not net.by_hand:
        lay_base(net, s)
        judge_pairs(net, s, table)
    if s.phase == CARDS:
        if not solved and not net.by_hand:
            solve(learning, table, s.discard[0], s.discard[1], CARD_ROUNDS)
            learning.round = s.round
        if not net.by_hand:
            usual_of(learning, side, kept, usual)
        blend_chance(usual, by_chance, kept, ALL_CARDS & ~s.discard[side])
    if net.by_hand or draw_number(s, 1000) < random_cards * 1000:
        return lowest(nth(hand, draw_number(s, 3)))
    if s.phase == CARDS:
        share_out(learning, side, hand, shares)
        return draw_card(s, side, shares)
    if s.phase == CARD_SHOWN:
        return best_answer(hand, table, s.played[1])
    deal_hands(learning, 0, s.discard[0])
    shown_worths(learning, table, shares)
    return card_to_show(hand, shares)


def blend_chance(usual: list[float], by_chance: float, kept: int, cards: int) -> None:
    """Count in that a card is sometimes drawn from the hand by chance, all of the hand being as likely."""
    drawn = count(cards & ~kept)
    in_hand = (3.0 - count(kept)) / drawn if drawn else 0.0
    for i in range(9):
        if not cards >> i + 1 & 1:
            continue
        often = (1.0 if kept >> i + 1 & 1 else in_hand) / 3.0
        usual[i] = (1.0 - by_chance) * usual[i] + by_chance * often


def play_game(
    arena: Arena,
    s: Position,
    turns: Turns,
    here: Position,
    there: Position,
    learning: Learning,
    raptor: Net,
    scientist: Net,
    judge: Net,
    samples: Samples,
    random_cards: float,
    trace: float,
    one_mind: int,
    room: Pairs,
    searched: float,
    table_budget: int,
) -> int:
    """The game from the first shuffle to its end.

    The winner or -1. ``one_mind``: both sides are the same net.
    """
    if not cython.compiled:
        table = [0.0] * 81
        worths = [0.0] * 10
        often = [0.0] * 9
        other_often = [0.0] * 9
    first = samples.size
    pair_sample = -1
    learning.round = -1
    steps = 0
    kept_raptor = s.hand[0]
    kept_scientist = s.hand[1]
    while s.phase != OVER and s.round <= LONGEST and steps < MOST_STEPS:
        steps += 1
        turns.noise_seed = s.random
        if s.phase == SHUFFLE:
            shuffle(s)
        elif s.phase == CARDS or s.phase == CARDS_OBSERVED or s.phase == CARD_SHOWN:
            if s.played[0] == 0 and s.played[1] == 0:
                at_once = s.phase == CARDS
                pair_sample = record(samples, judge, s, -1, 0, 0)
                learning.round = -1
                if pair_sample >= 0 and draw_number(s, 1000) < searched * 1000:
                    fill_table(room, s, judge, table_budget, table)
                    if s.phase == CARDS:
                        value = solve(learning, table, s.discard[0], s.discard[1], CARD_ROUNDS)
                        learning.round = s.round
                    else:
                        deal_hands(learning, 0, s.discard[0])
                        value = solve_observed(learning, table, s.discard[1], worths)
                    record_table(samples, pair_sample, table, s.discard[0], s.discard[1], value)
                elif not judge.by_hand:
                    judge_pairs(judge, s, table)
            seat = next_seat(s)
            # What one side has worked out holds for the other too, if both are of one mind.
            solved = one_mind and s.phase == CARDS and learning.round == s.round
            if seat == 0:
                card = choose_card(s, learning, raptor, 0, random_cards, solved, kept_raptor, often)
            else:
                card = choose_card(
                    s, learning, scientist, 1, random_cards, solved, kept_scientist, other_often
                )
            act(s, seat, CHOOSE_CARD + card)
            if s.played[0] and s.played[1] and pair_sample >= 0:
                pair = 9 * (s.played[0] - 1) + s.played[1] - 1
                samples.pairs[pair_sample] = pair
                if at_once and not judge.by_hand:
                    samples.lucks[pair_sample] = table[pair] - meeting(table, often, other_often)
            kept_raptor = s.hand[0]
            kept_scientist = s.hand[1]
            conclude(s)
            if s.phase == POINTS:
                record(samples, judge, s, s.side, s.left, s.moved)
        elif s.side == 0:
            play_turn(arena, s, turns, here, there, raptor, judge, samples)
        else:
            play_turn(arena, s, turns, here, there, scientist, judge, samples)
    if s.phase == OVER:
        result = 1.0 if s.side == RAPTOR else 0.0
    else:
        result = samples.guesses[samples.size - 1] if samples.size > first else 0.5
    i = samples.size - 1
    while i >= first:
        result -= samples.lucks[i]
        if samples.searched[i]:
            samples.targets[i] = SEARCHED_SHARE * samples.guesses[i] + (1.0 - SEARCHED_SHARE) * result
            result = SEARCHED_TRACE * result + (1.0 - SEARCHED_TRACE) * samples.guesses[i]
        else:
            samples.targets[i] = result
            result = trace * result + (1.0 - trace) * samples.guesses[i]
        i -= 1
    return s.side if s.phase == OVER else -1


def play_turn(
    arena: Arena,
    s: Position,
    turns: Turns,
    here: Position,
    there: Position,
    net: Net,
    judge: Net,
    samples: Samples,
) -> None:
    """Search a turn and play it to its end."""
    if not cython.compiled:
        plan = [0] * LONGEST_PLAN
    lay_base(net, s)
    explore(turns, s, here, there, net, arena.budget)
    n = best_plan(turns, plan)
    side = s.side
    phase = s.phase
    while n > 0:
        n -= 1
        act(s, side, plan[n])
        conclude(s)
        if s.phase == POINTS and (phase != POINTS or (n > 0 and draw_number(s, 4) == 0 and plan[n] != END)):
            record(samples, judge, s, s.side, s.left, s.moved)
        elif s.phase == RETURN and phase != RETURN:
            record(samples, judge, s, -1, 0, 0)
        if s.phase != phase or s.side != side:
            return
