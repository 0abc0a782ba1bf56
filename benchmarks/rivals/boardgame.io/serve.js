// The server of boardgame.io as its documents show it: its own transport, its storage in memory.
const { Server } = require('boardgame.io/server')
const { Trick } = require('./trick.js')

const server = Server({ games: [Trick], origins: false })
server.run(Number(process.argv[2]), () => console.log('ready'))
