// Four seats, 32 cards, eight tricks a deal, deal after deal until a side has 1,000 points. One follows suit.
const { INVALID_MOVE } = require('boardgame.io/core')

const RANKS = ['7', '8', '9', 'J', 'Q', 'K', 'T', 'A']
const POINTS = { J: 2, Q: 3, K: 4, T: 10, A: 11 }
const PACK = ['c', 'd', 'h', 's'].flatMap((suit) => RANKS.map((rank) => rank + suit))
const END = 1000

const dealt = (random, dealer) => {
  const pack = random.Shuffle(PACK)
  return {
    hands: [0, 8, 16, 24].map((from) => pack.slice(from, from + 8).sort()),
    trump: pack[31][1],
    dealer,
    leader: (dealer + 1) % 4,
    trick: [],
    last: [],
    won: [0, 0],
    points: [0, 0],
  }
}

const strength = (card, led, trump) =>
  RANKS.indexOf(card[0]) + (card[1] === trump ? 200 : card[1] === led ? 100 : 0)

const taker = (G) => {
  const strengths = G.trick.map((card) => strength(card, G.trick[0][1], G.trump))
  return (G.leader + strengths.indexOf(Math.max(...strengths))) % 4
}

const play = ({ G, playerID, random, events }, card) => {
  const hand = G.hands[playerID]
  const led = G.trick[0]?.[1]
  if (!hand.includes(card)) return INVALID_MOVE
  if (led && card[1] !== led && hand.some((each) => each[1] === led)) return INVALID_MOVE
  hand.splice(hand.indexOf(card), 1)
  G.trick.push(card)
  if (G.trick.length < 4) {
    events.endTurn({ next: String((Number(playerID) + 1) % 4) })
    return
  }
  const seat = taker(G)
  const over = G.hands.every((each) => each.length === 0)
  const points = G.trick.reduce((sum, each) => sum + (POINTS[each[0]] ?? 0), over ? 10 : 0)
  G.won[seat % 2] += 1
  G.points[seat % 2] += points
  Object.assign(G, { last: G.trick, trick: [], leader: seat })
  if (over) {
    G.totals = G.totals.map((total, side) => total + G.points[side])
    if (Math.max(...G.totals) >= END) {
      events.endGame({ totals: G.totals })
      return
    }
    G.results.push(G.points)
    Object.assign(G, dealt(random, (G.dealer + 1) % 4))
  }
  events.endTurn({ next: String(G.leader) })
}

exports.Trick = {
  name: 'trick',
  setup: ({ random }) => ({ totals: [0, 0], results: [], ...dealt(random, 3) }),
  moves: { play: { move: play, client: false } },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
}
