# If the neutral palace spares the coins of an innovation.

innovation-palace-rule = At once: you place a neutral palace and add 2 new power tokens to bowl III. It brings no palace tile, but spares you the 5 coins that innovations cost without a palace. Income: 4 power.
